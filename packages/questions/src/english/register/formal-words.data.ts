/**
 * Level | everyday word | formal word | a sentence with the everyday word in curly brackets, in which the formal one fits too |
 * word class | formal words that are near enough to tempt, and mean something else.
 * Level 1 is for easy questions (slang, family words and words of two parts), 2 for easy and medium ones, 3 for medium and hard ones.
 */
export const wordPairs = `
1 | kids | children | The pool is for {kids} only. | noun
1 | mum | mother | A letter from your {mum} is needed. | noun
1 | cop | police officer | A {cop} directed the traffic. | noun
1 | grub | food | The {grub} will be served at one. | noun
1 | mate | friend | You may bring a {mate} to the show. | noun
1 | brainy | intelligent | The winner is very {brainy}. | adjective
1 | give back | return | Please {give back} the key. | verb
1 | go up | increase | Prices will {go up} in May. | verb
1 | go down | decrease | Numbers may {go down} in winter. | verb
1 | fix | repair | Engineers will {fix} the lift. | verb
1 | find out | discover | We hope to {find out} the cause. | verb
1 | say sorry | apologise | We wish to {say sorry} for the delay. | verb
2 | ask for | request | You may {ask for} a refund. | verb | inform
2 | buy | purchase | Visitors may {buy} tickets online. | verb | request
2 | help | assist | Our staff will {help} you. | verb | inform
2 | put off | postpone | The organisers will {put off} the concert. | verb | decline
2 | look into | investigate | The police will {look into} the burglary. | verb | inform
2 | tell | inform | Please {tell} the office of any change. | verb | request
2 | choose | select | Guests may {choose} a meal. | verb | consider
2 | end | conclude | The speeches will {end} at nine. | verb | postpone
2 | need | require | All guests {need} a pass. | verb | obtain
2 | try | attempt | Do not {try} to open the door. | verb | ensure
2 | send | dispatch | We will {send} the parcel today. | verb | obtain
2 | wait for | await | Passengers must {wait for} further news. | verb | require
2 | leave | depart | The coach will {leave} from the market square. | verb | dispatch
2 | happen | occur | Accidents can {happen} at any time. | verb | commence
2 | chance | opportunity | Thank you for the {chance} to speak. | noun
2 | job | occupation | Please state your {job}. | noun
2 | cheap | inexpensive | The meals are {cheap}. | adjective | sufficient
2 | extra | additional | There is no {extra} charge. | adjective | considerable
3 | get | obtain | You can {get} a form at the desk. | verb | request, retain
3 | start | commence | The meeting will {start} at noon. | verb | conclude, postpone
3 | show | demonstrate | The guide will {show} how it works. | verb | ensure
3 | think about | consider | The board will {think about} your offer. | verb | decline, select
3 | let in | admit | The guards will not {let in} late visitors. | verb | assist
3 | keep | retain | Please {keep} this receipt. | verb | obtain, dispatch
3 | deal with | address | We will {deal with} your complaint. | verb | postpone, decline
3 | live | reside | Two families {live} on the island. | verb | occur
3 | set up | establish | They plan to {set up} a school. | verb | conclude
3 | make sure | ensure | Please {make sure} that the gate is shut. | verb | demonstrate, attempt
3 | stop | cease | All work must {stop} at once. | verb | postpone
3 | use | utilise | We {use} solar power. | verb | purchase, require
3 | speed up | accelerate | They hope to {speed up} the work. | verb | commence
3 | say no to | decline | You may {say no to} the offer. | verb | postpone, consider
3 | hide | conceal | They tried to {hide} the evidence. | verb | dispatch, select
3 | carry out | conduct | They will {carry out} a survey. | verb | commence, conclude
3 | bad | unsatisfactory | The service was {bad}. | adjective | inexpensive
3 | big | considerable | There was a {big} delay. | adjective | subsequent
3 | enough | sufficient | There is {enough} room for all. | adjective | additional
3 | free | complimentary | There is a {free} drink for each guest. | adjective | additional
3 | later | subsequent | A {later} test found no fault. | adjective | additional
3 | roughly | approximately | The journey takes {roughly} an hour. | adverb
3 | right away | immediately | Please reply {right away}. | adverb
`;

/** Everyday words above that are near in meaning, a group a line: the formal word of one could pass for that of another. */
export const nearGroups = `
end, stop, leave
get, buy, choose
find out, look into, deal with, think about, show
tell, show, deal with
show, carry out
help, deal with
ask for, need
start, set up, carry out
find out, set up, make sure
go up, go down, speed up
put off, stop, say no to
keep, give back, send, hide
try, use
let in, choose
enough, big, bad, extra
cheap, free
kids, mum, mate, cop
`;

/** Everyday words above that only their formal word beside them shows to be less formal: in another sentence either may be the plainer one. */
export const neutralWords = 'think about, later, right away';

/** Everyday words above that are slang or family words: the other word of their row is no more than everyday. */
export const slangWords = 'kids, mum, cop, grub, mate, brainy';
