/** Nika's films: fronted adverbials, relative clauses, active and passive. */
import type { Film } from '@comet/contract/film';
import { type InRow, ringAround, row, scene, stop, tile, title, words } from './film-kit.ts';

const owl: InRow = ['main', 'the owl flew home'];
const sunrise: InRow = ['adverbial', 'before sunrise', 'accent3'];

const otter = row(
  180,
  [
    ['manner', 'With a loud splash', 'accent3'],
    ['comma', ',', 'accent2'],
    ['otter', 'the otter dived in'],
    ['stop', '.'],
  ],
  22,
);

const frontedAdverbials: Film = {
  key: 'fronted-adverbials',
  title: 'Fronted adverbials',
  subject: 'english',
  subTopicId: 240501,
  scenes: [
    scene('Hi, I’m Nika! Let’s give your sentences a new beginning.', 'cheer', [
      title('Fronted adverbials'),
      tile('when', [160, 200], 'when?', 'accent3', 32),
      tile('where', [320, 200], 'where?', 'accent3', 32),
      tile('how', [475, 200], 'how?', 'accent3', 32),
    ]),
    scene('Here’s a sentence: ‘The owl flew home before sunrise.’', 'idle', [
      ...row(180, [
        ['main', 'The owl flew home'],
        ['adverbial', 'before sunrise'],
        ['stop', '.'],
      ]),
    ]),
    scene('‘Before sunrise’ tells us when it happened. It’s an adverbial.', 'think', [
      ...row(180, [['main', 'The owl flew home'], sunrise, ['stop', '.']]),
      words('when', [455, 110], 'when?', 26, 'accent'),
    ]),
    scene('Watch it move to the front. Now it’s a fronted adverbial!', 'cheer', [
      ...row(180, [sunrise, owl, ['stop', '.']]),
    ]),
    stop('It starts the sentence, so give it a capital letter. And put a comma after it.', 'idle', [
      ...row(180, [['adverbial', 'Before sunrise', 'accent3'], ['comma', ',', 'accent2'], owl, ['stop', '.']]),
    ]),
    scene('An adverbial can say where: ‘Under the bridge, a heron waited.’', 'think', [
      words('where', [175, 110], 'where?', 26, 'accent'),
      ...row(
        180,
        [
          ['place', 'Under the bridge', 'accent3'],
          ['comma', ',', 'accent2'],
          ['heron', 'a heron waited'],
          ['stop', '.'],
        ],
        24,
      ),
    ]),
    scene('Or it can say how: ‘With a loud splash, the otter dived in.’', 'think', [
      words('how', [175, 110], 'how?', 26, 'accent'),
      ...otter,
    ]),
    stop('Read it aloud. You take a little breath after the adverbial. That’s where the comma goes.', 'idle', [
      ...otter,
      ringAround(otter, ['comma']),
    ]),
    scene('When, where or how first. Then a comma. Then the rest. Try it in your next story!', 'cheer', [
      ...row(180, [
        ['when', 'When, where or how', 'accent3'],
        ['comma', ',', 'accent2'],
        ['rest', 'the rest'],
        ['stop', '.'],
      ]),
    ]),
  ],
};

const girl: InRow = ['girl', 'The girl', 'accent3'];
const neighbour: InRow = ['who', 'who', 'accent2'];

const joined = row(180, [girl, neighbour, ['lives', 'lives next door'], ['won', 'won the race'], ['stop', '.']], 22);

const relativeClauses: Film = {
  key: 'relative-clauses',
  title: 'Relative clauses',
  subject: 'english',
  subTopicId: 250501,
  scenes: [
    scene('Let’s join two short sentences and make one strong one.', 'cheer', [
      title('Relative clauses'),
      ...row(
        200,
        [
          ['one', 'one idea'],
          ['plus', '+'],
          ['two', 'one more idea'],
        ],
        30,
      ),
    ]),
    scene('‘The girl won the race.’ ‘The girl lives next door.’', 'idle', [
      ...row(130, [
        ['girl', 'The girl'],
        ['won', 'won the race'],
        ['stop', '.'],
      ]),
      ...row(230, [
        ['who', 'The girl'],
        ['lives', 'lives next door'],
        ['stop2', '.'],
      ]),
    ]),
    scene('Both are about the girl. We don’t need to say it twice.', 'think', [
      ...row(130, [girl, ['won', 'won the race'], ['stop', '.']]),
      ...row(230, [
        ['who', 'The girl', 'accent3'],
        ['lives', 'lives next door'],
        ['stop2', '.'],
      ]),
    ]),
    scene('For people we use ‘who’. It takes the place of ‘the girl’.', 'idle', [
      ...row(130, [girl, ['won', 'won the race'], ['stop', '.']]),
      ...row(230, [neighbour, ['lives', 'lives next door']]),
    ]),
    stop('Now slide it in, right after the girl: ‘The girl who lives next door won the race.’', 'cheer', [...joined]),
    scene('‘Who lives next door’ is a relative clause. It tells us more about the noun before it.', 'think', [
      ...joined,
      ringAround(joined, ['who', 'lives']),
    ]),
    scene('For things we use ‘which’ or ‘that’: ‘The kite that Ben built flew highest.’', 'idle', [
      ...row(
        180,
        [
          ['kite', 'The kite', 'accent3'],
          ['that', 'that', 'accent2'],
          ['made', 'Sam made'],
          ['flew', 'flew highest'],
          ['stop', '.'],
        ],
        24,
      ),
    ]),
    stop('‘Whose’ shows that something belongs to someone: ‘The boy whose dog ran off was worried.’', 'think', [
      ...row(
        180,
        [
          ['boy', 'The boy', 'accent3'],
          ['whose', 'whose', 'accent2'],
          ['dog', 'dog ran off'],
          ['sad', 'was worried'],
          ['stop', '.'],
        ],
        22,
      ),
    ]),
    scene('Who, which, that, whose, where: put the clause right after its noun.', 'cheer', [
      ...row(
        150,
        [
          ['a', 'who', 'accent2'],
          ['b', 'which', 'accent2'],
          ['c', 'that', 'accent2'],
          ['d', 'whose', 'accent2'],
          ['e', 'where', 'accent2'],
        ],
        28,
      ),
      ...row(
        230,
        [
          ['noun', 'noun', 'accent3'],
          ['clause', 'relative clause', 'accent2'],
        ],
        28,
      ),
    ]),
  ],
};

const activeAndPassive: Film = {
  key: 'active-and-passive',
  title: 'Active and passive',
  subject: 'english',
  subTopicId: 260501,
  scenes: [
    scene('Who did it? Let’s look at active and passive sentences.', 'cheer', [
      title('Active and passive'),
      ...row(
        200,
        [
          ['fox', 'the fox'],
          ['verb', '?', 'accent3'],
          ['pie', 'the pie'],
        ],
        32,
      ),
    ]),
    scene('‘The fox stole the pie.’ The fox does the stealing, so the fox is the subject.', 'idle', [
      ...row(
        180,
        [
          ['fox', 'The fox', 'accent3'],
          ['verb', 'stole'],
          ['pie', 'the pie'],
          ['stop', '.'],
        ],
        30,
      ),
      words('subject', [150, 110], 'subject', 24, 'accent'),
    ]),
    scene('The stealing happens to the pie, so the pie is the object.', 'think', [
      ...row(
        180,
        [
          ['fox', 'The fox', 'accent3'],
          ['verb', 'stole'],
          ['pie', 'the pie', 'accent2'],
          ['stop', '.'],
        ],
        30,
      ),
      words('subject', [150, 110], 'subject', 24, 'accent'),
      words('object', [450, 110], 'object', 24, 'accent'),
    ]),
    scene('The subject does the action. That makes this sentence active.', 'idle', [
      ...row(
        180,
        [
          ['fox', 'The fox', 'accent3'],
          ['verb', 'stole'],
          ['pie', 'the pie', 'accent2'],
          ['stop', '.'],
        ],
        30,
      ),
      tile('kind', [320, 290], 'active', 'soft', 30),
    ]),
    scene('Now watch. The pie moves to the front and becomes the subject.', 'think', [
      ...row(
        180,
        [
          ['pie', 'The pie', 'accent2'],
          ['verb', '…'],
          ['fox', 'the fox', 'accent3'],
          ['stop', '.'],
        ],
        30,
      ),
    ]),
    stop('The verb changes to ‘was stolen’, and ‘by’ tells us who did it.', 'cheer', [
      ...row(
        180,
        [
          ['pie', 'The pie', 'accent2'],
          ['verb', 'was stolen'],
          ['by', 'by'],
          ['fox', 'the fox', 'accent3'],
          ['stop', '.'],
        ],
        26,
      ),
      tile('kind', [320, 290], 'passive', 'soft', 30),
    ]),
    scene('The passive needs a form of ‘be’ and a past participle: was stolen, is baked, were seen.', 'idle', [
      ...row(
        110,
        [
          ['be', 'was', 'accent3'],
          ['done', 'stolen', 'accent2'],
        ],
        30,
      ),
      ...row(
        190,
        [
          ['be2', 'is', 'accent3'],
          ['done2', 'baked', 'accent2'],
        ],
        30,
      ),
      ...row(
        270,
        [
          ['be3', 'were', 'accent3'],
          ['done3', 'seen', 'accent2'],
        ],
        30,
      ),
    ]),
    stop('You can leave out who did it: ‘The pie was stolen.’ That’s handy when nobody knows!', 'think', [
      ...row(
        180,
        [
          ['pie', 'The pie', 'accent2'],
          ['verb', 'was stolen'],
          ['stop', '.'],
        ],
        30,
      ),
      words('who', [320, 280], 'by …?', 30, 'accent'),
    ]),
    scene('Ask: does the subject do it? Active. Is it done to the subject? Passive.', 'cheer', [
      ...row(
        130,
        [
          ['does', 'subject does it'],
          ['active', 'active', 'accent3'],
        ],
        28,
      ),
      ...row(
        230,
        [
          ['done', 'done to the subject'],
          ['passive', 'passive', 'accent2'],
        ],
        28,
      ),
    ]),
  ],
};

export const englishFilms: readonly Film[] = [frontedAdverbials, relativeClauses, activeAndPassive];
