/**
 * Which words lose their three letters in which year and at which difficulty, each word in one place: a word of a year below is read off at a glance.
 * Their sentences stand in word-sentences.data.ts. A teacher may move words.
 */
import type { Difficulty } from '@comet/domain/curriculum/subjects';

export const wordsByCell: Readonly<Record<number, Readonly<Record<Difficulty, string>>>> = {
  330403: {
    easy: `shelf thumb trunk jewel flower guitar island orange pencil pirate window coffee eleven fourth narrow follow afraid prawn shrimp
      search cabbage because village husband`,
    medium: `bridge bicycle captain careful custard haircut journey million penguin perfect visitor swallow strange believe sparrow nowhere
      kitchen theatre display lantern weather`,
    hard: `sandwich calendar cupboard entrance fourteen keyboard platform sentence skeleton slippery horrible terrible student champion
      example problem breath instead`,
  },
  340403: {
    easy: `growth effort appear appeal chapel reveal vowel capital company courage improve billion beneath breathe distance powerful
      creature forgotten fantastic celebrate brilliant favourite furniture attention several uniform holiday kingdom protect position`,
    medium: `afford approve climate educate fantasy grammar harmony honesty predict prevent primary protein reality routine network
      mistook abandon describe continue grateful collapse corridor southern splendid quantity ability overall provide penalty period
      foreign locate habitat paragraph rectangle microwave`,
    hard: `amateur apology arrange despair develop elegant evident inherit licence monarch vacancy welfare tragedy symmetry identify
      multiple opposite patience delicate estimate fraction approach advance suspend illegal standard antique cabinet satisfy formula
      credit youth forbidden`,
  },
  350302: {
    easy: `campaign creation dramatic fragment geometry romantic research positive particle reaction education confident encourage challenge
      departure chemistry president landscape introduce evidence incident operation temperature
      restaurant parachute forecast property wasteful farewell activity official fortunate average product otherwise elsewhere`,
    medium: `adjacent tolerant courtesy metaphor accurate dedicate definite dialogue distinct equality heritage instinct purchase superior
      military minority moderate approval vacation resource practical political advantage catalogue cathedral knowledge automatic
      treatment laboratory parallel withdraw historic permanent pronounce`,
    hard: `accompany desperate duplicate existence insurance necessity narrative recommend sensitive curiosity voluntary sympathy relevant
      ignorance candidate sensation supervise transmit bacteria commence unpopular apologise database parliament predator prohibit
      reduction legendary paradise optional transform translate informal`,
  },
  360302: {
    easy: `abnormal antidote apparent duration hesitate identity ignorant immature opponent tolerate ultimate emotional reproduce migration
      allowance bankrupt manufacture stationary independent illuminate exaggerate magnificent perimeter statement establish`,
    medium: `anecdote momentum strategy obsolete component inability potential privilege attribute mandatory authentic
      competitive penetrate vegetation prosperity monotonous inhabitant hospitable apparatus persevere catastrophe
      procedure prominent`,
    hard: `competent diversity guarantee residence satellite recipient relevance tolerance transient strategic negotiate tentative
      lieutenant treacherous redundant obstinate formidable resilient vindicate chronological inevitable`,
  },
};
