/**
 * Who does it | does it (present) | did it | after is or was | to whom or what. Words for more than one end with a plus.
 * Last comes how, where or when, many of them with ‘by’: the little word alone doesn’t tell that a sentence is passive. What follows it must not be able to do the deed, as a goal might blow a whistle.
 */
export const voices = `
the cat | chases | chased | chased | the mouse | round the garden
the chef | burns | burnt | burnt | the toast | in the hotel kitchen
a famous artist | paints | painted | painted | the portrait | by candlelight
the storm | damages | damaged | damaged | the roofs + | in the night
my grandmother | knits | knitted | knitted | these scarves + | by hand
the goalkeeper | saves | saved | saved | the penalty | with one hand
a clever fox | steals | stole | stolen | the hens + | by moonlight
the wind | shuts | shut | shut | the gate | with a bang
the mayor | opens | opened | opened | the summer fair | in the old town
two pupils | water | watered | watered | the plants + | before lunch
the whole class | sings | sang | sung | the song | by heart
the pirates | hide | hid | hidden | the treasure | behind the waterfall
the waves | wash | washed | washed | the shells ashore +
a detective | solves | solved | solved | the mystery | without any help
the baker | makes | made | made | the pies + | by the dozen
our neighbours | feed | fed | fed | the cat | by the back door
a spider | spins | spun | spun | the web | in the corner
the judge | gives | gave | given | the prizes + | on the stage
the robot | cleans | cleaned | cleaned | the floors + | without a sound
the king | breaks | broke | broken | the promise | without a word
the author | writes | wrote | written | the letters + | by hand
a kind stranger | finds | found | found | the purse | by the bus stop
the farmer | drives | drove | driven | the tractor | along the lane
the frost | kills | killed | killed | the tomatoes + | in the night
the children | build | built | built | the sandcastle | on the beach
the crowd | cheers | cheered | cheered | the runners + | at the finishing line
a dragon | guards | guarded | guarded | the cave | by day and by night
the vet | examines | examined | examined | the puppies + | with great care
the captain | steers | steered | steered | the ship | by the stars
the twins | bake | baked | baked | the gingerbread | in the school kitchen
the rain | ruins | ruined | ruined | the picnic | in the park
my uncle | repairs | repaired | repaired | old clocks + | by hand
the scientist | observes | observed | observed | the comet | by night
the choir | performs | performed | performed | the carols + | by candlelight
the monkeys | take | took | taken | the bananas + | by the handful
a wizard | casts | cast | cast | the spell | by moonlight
the referee | blows | blew | blown | the whistle | at half-time
the wolves | follow | followed | followed | the sledge | through the forest
the snow | covers | covered | covered | the hills + | from top to bottom
the editor | chooses | chose | chosen | the best poem | for the school magazine
`;

/**
 * Mood | a sentence in it. Indicative tells, interrogative asks, imperative commands, subjunctive wishes or demands. A plus marks what
 * looks like another mood: it has “if”, “that” or “were”, as the subjunctive has.
 */
export const moods = `
indicative | The museum closes at five.
indicative | The explorers reached the coast.
indicative | Her argument convinced the jury.
indicative | The tide has turned.
indicative | My brother plays the cello.
indicative | The letter was never sent.
indicative | Owls hunt by night.
indicative | The council will vote on Monday.
indicative | You are standing on my foot.
indicative | The captain knew the risk.
indicative | They say that the museum is closed. | +
indicative | She is sure that he sent the letter. | +
indicative | The captain knew that we were lost. | +
indicative | It is true that everyone is quiet now. | +
indicative | He saw that the door was shut. | +
indicative | My brothers were here on Monday. | +
indicative | The rules say that she needs a helmet. | +
indicative | We hear that the vote is on Monday. | +
indicative | If it rains, the boats stay in the harbour. | +
indicative | The guests were asked about their plan. | +
indicative | She knows that the king is ill. | +
indicative | Whenever the tide is low, we look for crabs. | +
interrogative | Who closed the museum?
interrogative | Did the explorers reach the coast?
interrogative | Has the tide turned?
interrogative | Why was the letter never sent?
interrogative | Are you leaving so soon?
interrogative | Where does the path lead?
interrogative | Will the council vote on Monday?
interrogative | What did the captain know?
interrogative | Is your brother a cellist?
interrogative | How many owls did you see?
imperative | Close the museum at five.
imperative | Send the letter today.
imperative | Turn left at the harbour.
imperative | Do not stand on my foot.
imperative | Please be quiet.
imperative | Read the last chapter again.
imperative | Never open that door.
imperative | Let the paint dry first.
imperative | Wash your hands before lunch.
imperative | Remember to vote on Monday.
imperative | Make sure that the museum is closed. | +
imperative | If you are the captain, turn back. | +
imperative | Remember that the vote is on Monday. | +
imperative | Check that everyone is quiet. | +
imperative | Be quiet, everyone! | +
imperative | Find out if the tide is lower now. | +
imperative | Let him send the letter. | +
imperative | See that the door stays shut. | +
subjunctive | I demand that the museum be closed.
subjunctive | If I were the captain, I would turn back.
subjunctive | She insists that he send the letter.
subjunctive | We propose that the vote be held on Monday.
subjunctive | If only the tide were lower!
subjunctive | It is vital that everyone be quiet.
subjunctive | I wish my brother were here.
subjunctive | He acts as though he were the king.
subjunctive | The rules require that she wear a helmet.
subjunctive | They asked that the door remain shut.
subjunctive | If it were warmer, we would swim.
subjunctive | He asked that the lights be dimmed.
subjunctive | The doctor recommends that she rest.
subjunctive | The judge ordered that he pay the fine.
`;
