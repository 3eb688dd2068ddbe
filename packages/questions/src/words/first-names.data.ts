/** First names that children know. A child who finds one takes it for a word, so none may be a second answer. A teacher may add to them. */
export const firstNames: ReadonlySet<string> = new Set(
  `
abi ada ali amy ana ann ava ben bob dan deb don eli eva eve guy ian ida ivy jan jay jen jim jon joy kai kay ken kim kit lee len leo les liv
liz lou lyn max may meg mia nat ned nia pam pat peg ray reg rex rob rod ron roy sal sam sid sue taj ted tia tim tom val vic viv zac zak zoe
abby adam alan alec alex ally amir andy anna anne anya asha ayla bart bert beth bill carl cara cleo cora dave dawn dean earl ella elsa emma eric erin
esme ezra evan eden fred finn fran gary gina glen greg gwen hugh hana iain iris isla ivan jack jade jake jane jean jeff jess jill joan jodi joel john
josh jude judy june kate katy kara kurt kyle lara leah lena liam lila lily lisa lola lucy luke luna mark mary matt maya mike mila milo myra neil nell
nick nina noah nora norm olga omar otto owen paul pete phil remi rhys rita rory rosa rose ross ruby ruth ryan sara saul sean seth stan theo tess tina
toby todd tony troy vera will yara zara zeke
aaron abdul adele ahmed aidan aisha alfie alice allen amber amina anita angus annie april arlo bella betty billy bobby brian bruce bruno bryan carol
celia chloe chris clara clare colin craig cyril daisy danny david derek diana dylan eddie edith edwin ellen ellie elise elsie emily erica ethan faith
felix fiona flora freya frank gemma grace greta harry hazel heidi helen helga henry holly irene isaac jacob james jamie janet jason jenny jerry jimmy
julia julie karen katie keith kelly kevin kiera laura leila lenny lewis linda logan louis lucas lydia maria marie mason megan molly moses nadia naomi
nancy nigel norah oscar paula penny percy perry peter polly poppy ralph robin rosie roger rufus sadie sally sandy sarah shane simon sofia steve
susan tammy tariq terry tessa tilly tommy tracy vicky viola wanda wendy
`
    .trim()
    .split(/\s+/),
);

/** Whether the letters are a first name. */
export const isFirstName = (letters: string): boolean => firstNames.has(letters);
