/** Common words that children of year 3 have hardly met: words of offices, laws and computers. They are not put in order. */
export const lateWords: ReadonlySet<string> = new Set(
  `
absence adopt adopted adopts aspect aspects assume assumed assumes assure assured assures behalf benefit betting binary bizarre breach budget buffer capital
cease citizen clarify command complex compose compute concept concern confirm consist content context control convert corrupt crisis culture cursor
debate decade declare deduce deemed deeming default define defined defines derive derived derives detect detects devise device devote devoted
devotes differ digit digital digits domain drastic dubious economy edition elect elected elects element enable enables ensure ensured ensures entitle
entity entries entry error errors exclude execute expense extent extract federal finite flied formal format former fund funds genuine global grant
granted grants gross grosses hence impact implied implies imply impose imposed imposes incline index inform informs initial inner input inputs insert
inserts insist insists install integer intend intends invalid isolate issue issued issues issuing label labels latter lecture legal legally linear
logic logical manual manuals maximum media medium mediums mere merely merit merits minimal minimum misuse modify moral naive namely notify notion novel
obscure observe obtain obtains obvious occupy occur occurs omit omits omitted oppose opposed option options output overall owed owes partial
partly permit permits phase plea policy poll precise prefer prefers presume primary prior product program prompt prone propose purely qualify quote quoted
quotes quoting range readily recall region regret reject rejects relate related relates release rely removal resort restore retain reveal reveals
reverse revert review revise scheme scope section select selects self seminar senior sense serial session severe sole solely solid solve solved solves
sought source sources specify spite stable status storage strict subject submit submits subset subtle suffice suffix summary survey suspect
suspend syntax tedious tend tends thereby thus token trivial typical unaware unique update updated updates usage utility utterly vague vaguely valid
value values vary varied varies varying vast vastly vector vectors verdict version virtue visible vital volume whereas whereby
`
    .trim()
    .split(/\s+/),
);
