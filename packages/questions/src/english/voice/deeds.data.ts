/** Who does it | does it (present) | did it | after is or was | to whom or what. Words for more than one end the row with a plus. */
export const voices = `
the cat | chases | chased | chased | the mouse
the chef | burns | burnt | burnt | the toast
a famous artist | paints | painted | painted | the portrait
the storm | damages | damaged | damaged | the roofs +
my grandmother | knits | knitted | knitted | these scarves +
the goalkeeper | saves | saved | saved | the penalty
a clever fox | steals | stole | stolen | the hens +
the wind | shuts | shut | shut | the gate
the mayor | opens | opened | opened | the new library
two pupils | water | watered | watered | the plants +
the whole class | sings | sang | sung | the song
the pirates | hide | hid | hidden | the treasure
the waves | wash | washed | washed | the shells ashore +
a detective | solves | solved | solved | the mystery
the baker | makes | made | made | the pies +
our neighbours | feed | fed | fed | the cat
a spider | spins | spun | spun | the web
the judge | gives | gave | given | the prizes +
the robot | cleans | cleaned | cleaned | the floors +
the king | breaks | broke | broken | the promise
the author | writes | wrote | written | the letters +
a kind stranger | finds | found | found | the purse
the farmer | drives | drove | driven | the tractor
the frost | nips | nipped | nipped | the tomatoes +
the children | build | built | built | the sandcastle
the crowd | cheers | cheered | cheered | the runners +
a dragon | guards | guarded | guarded | the cave
the vet | examines | examined | examined | the puppies +
the captain | steers | steered | steered | the ship
the twins | bake | baked | baked | the gingerbread
the rain | ruins | ruined | ruined | the picnic
my uncle | repairs | repaired | repaired | old clocks +
the scientist | discovers | discovered | discovered | the comet
the choir | performs | performed | performed | the carols +
the monkeys | take | took | taken | the bananas +
a wizard | casts | cast | cast | the spell
the referee | blows | blew | blown | the whistle
the wolves | follow | followed | followed | the sledge
the snow | covers | covered | covered | the hills +
the editor | chooses | chose | chosen | the best poem
`;

/** Mood | a sentence in it. Indicative tells, interrogative asks, imperative commands, subjunctive wishes or demands. */
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
`;
