/** Latin and Greek roots, one a line: root | meaning | words that have it. */
export const roots = `
aqua | water | aquarium, aquatic
aud | hear | audience, audible
bene | good | benefit, benefactor
bi | two | bicycle, bilingual
bio | life | biology, biography
cent | hundred | century, centimetre
chron | time | chronological, synchronise
circum | around | circumference, circumnavigate
cred | believe | credible, incredible
dec | ten | decade, decimal
dict | say | dictionary, predict
duct | lead | conduct, aqueduct
geo | earth | geography, geology
graph | write | autograph, paragraph
hydr | water (Greek) | hydrant, hydroelectric
inter | between | international, interrupt
ject | throw | eject, projector
liber | free | liberty, liberate
log | word or study | dialogue, biology
magn | great | magnify, magnificent
man | hand | manual, manuscript
mar | sea | marine, submarine
micro | small | microscope, microphone
mono | one | monologue, monorail
mort | death | mortal, immortal
mov | move | movement, remove
multi | many | multiply, multicoloured
oct | eight | octopus, octagon
pan | all | panorama, pantomime
ped | foot | pedal, pedestrian
phil | love | philosophy, philanthropist
phobia | fear | claustrophobia, arachnophobia
phon | sound | telephone, phonics
photo | light | photograph, photosynthesis
poly | many (Greek) | polygon, polyglot
port | carry | transport, portable
pre | before | predict, prehistoric
rupt | break | erupt, interrupt
scop | look at | telescope, microscope
scrib | write (Latin) | scribble, describe
sol | sun | solar, solstice
spect | look | spectator, inspect
struct | build | construct, structure
sub | under | submarine, subway
tele | far | telephone, telescope
terr | land | territory, terrain
therm | heat | thermometer, thermal
tri | three | triangle, tricycle
vac | empty | vacuum, vacant
vid | see | video, evidence
`;
