/**
 * How non-verbal questions ask. The second solvers read what is asked from these sentences, so each list keeps the words
 * they look for: the amount of a turn, 'not', 'opposite', 'overlap'.
 */
import type { Wordings } from '../kernel/wording.ts';

type WordsFor<Part> = (part: Part) => Wordings;

const seriesNext: Wordings = [
  'Which picture comes **next**?',
  'The row goes on. Which picture comes **next**?',
  'Find the rule of this row. Which picture comes **next**?',
  'Which picture continues the row?',
];
const seriesMiddle: Wordings = [
  'Which picture belongs in the box with the **?**',
  'One picture is missing from the row. Which one is it?',
  'Find the rule of this row. Which picture is missing?',
  'Which picture fills the gap in this row?',
];

const grid: Wordings = [
  'Which picture completes the grid?',
  'One picture is missing from the grid. Which one is it?',
  'Which picture belongs in the box with the **?**',
  'The grid follows a pattern. Which picture fills the gap?',
];
const gridOverlay: Wordings = [
  'In each row the third picture is made from the first two. Which picture completes the grid?',
  'The first two pictures of each row make the third. Which picture is missing?',
  'In every row, the first two pictures make the last one. Which picture fills the gap?',
];
const ring: Wordings = [
  'Go round the ring **clockwise**. Which picture belongs in the hexagon with the **?**',
  'The pictures follow a pattern **clockwise** round the ring. Which one is missing?',
  'Go **clockwise** round the ring and find the pattern. Which picture fills the gap?',
];

const oddOneOut: Wordings = [
  'Which picture is the **odd one out**?',
  'Four of these pictures belong together. Which one is the **odd one out**?',
  'Four pictures follow a rule. Which one **breaks** it?',
  'Which picture does **not** belong with the others?',
];
const oddTurned: Wordings = [
  'Four pictures are the same picture, turned. Which one is the **odd one out**?',
  'Four of these match when they are turned. Which one does **not**?',
  'Four of these show one picture, turned. Which one is **different**?',
];
const mostLike: WordsFor<2 | 3> = (shown) => {
  const these = shown === 2 ? 'these two' : 'these three';
  return [
    `Which picture is most **like** ${these}?`,
    `Which picture **belongs** with ${these}?`,
    `Find what ${these} have in common. Which picture has it too?`,
    `Which picture goes with ${these}?`,
  ];
};
const analogy: Wordings = [
  'The second picture is made from the first. Change the third in the **same way**. Which picture do you get?',
  'See how the first picture becomes the second. What does the third become in the **same way**?',
  'The first picture changes into the second. Make the **same change** to the third. Which picture do you get?',
  'The second picture goes with the first. Which picture goes with the third in the **same way**?',
];
const code: Wordings = [
  'Each letter tells you one thing about the picture. What is the code for the **last** picture?',
  'Each letter stands for one thing you can see. What is the code for the **last** picture?',
  'Work out what each letter means. Which code belongs to the **last** picture?',
  'Every letter tells you one thing about a picture. Which code fits the **last** one?',
];

const turn: WordsFor<string> = (amount) => [
  `What does this picture look like after **${amount}**?`,
  `Give this picture **${amount}**. What does it look like now?`,
  `Give this picture **${amount}**. Which picture do you get?`,
  `Which picture shows this one after **${amount}**?`,
];
const flipAndTurn: WordsFor<{ readonly flip: string; readonly amount: string }> = ({ flip, amount }) => [
  `The picture is **${flip}**, then given **${amount}**. Which picture do you get?`,
  `First this picture is **${flip}**. Then it is given **${amount}**. What does it look like now?`,
  `This picture is **${flip}**. Next it is given **${amount}**. Which picture do you get?`,
];
const isTurn: Wordings = [
  'Which picture shows this one **turned**, but not flipped over?',
  'This picture is **turned**, but not flipped over. Which of these could you get?',
  'Which picture do you get by **turning** this one? It is not flipped over.',
];
const isFlip: Wordings = [
  'Which picture is a **mirror image** of this one, perhaps turned as well?',
  'Find the **mirror image** of this picture. It may be turned as well.',
  'Which of these is the **mirror image** of this picture? It may be turned as well.',
];
const reflection: Wordings = [
  'Which picture is the **reflection** in the mirror line?',
  'The dashed line is a mirror. Which picture is the **reflection**?',
  'Which picture do you get when you **reflect** this one in the dashed line?',
  'What does the picture look like when it is **reflected** in the dashed line?',
];
const reflectionTwice: Wordings = [
  'The picture is mirrored in the vertical line, then in the horizontal line. Which picture do you get?',
  '**Reflect** the picture in the vertical line, then in the horizontal line. Which picture do you get?',
  'First **reflect** this picture in the vertical line. Then reflect it in the horizontal line. What does it look like now?',
];
const symmetry: Wordings = [
  'The dashed line is a **mirror line**. Which half completes the pattern?',
  'The dashed line is a **mirror line**. Which half is missing?',
  'The dashed line is a mirror line. Which half is the **mirror image** of the one you see?',
  'The two halves of the pattern are **mirror images** in the dashed line. Which half is missing?',
];

const ofPieces: WordsFor<{ readonly many: string; readonly rule: string }> = ({ many, rule }) => [
  `Which shape can be made from these ${many} pieces? ${rule}`,
  `Put these ${many} pieces together. Which shape can you make? ${rule}`,
  `These ${many} pieces fit together without gaps. Which shape can they make? ${rule}`,
];
const overlap: Wordings = [
  'Two shapes lie over each other, one with a dashed line. Which shape is the part where they **overlap**?',
  'Two shapes **overlap**. One has a dashed line. Which shape is the part inside both?',
  'One of these two shapes has a dashed line. Which shape is the part where they **overlap**?',
];
const tile: Wordings = [
  'Which tile completes the pattern?',
  'One tile is missing from the wall. Which tile is it?',
  'The tiles make a pattern. Which tile fills the gap?',
  'Which tile belongs in the place with the **?**',
];
const sameWayUp = 'It is **not turned or flipped**.';
const hidesShape: Wordings = [
  `Which picture hides this shape? ${sameWayUp}`,
  `In which picture can you find this shape? ${sameWayUp}`,
  `This shape is hidden in one of the pictures. Which one? ${sameWayUp}`,
];
const hiddenShape: Wordings = [
  `Which shape is hidden in the picture? ${sameWayUp}`,
  `Which of these shapes can you find in the picture? ${sameWayUp}`,
  `One of these shapes is hidden in the picture. Which one? ${sameWayUp}`,
];
const foldedPaper: WordsFor<{ readonly folds: number; readonly holes: number }> = ({ folds, holes }) => {
  const punched = holes === 1 ? 'a hole is punched' : 'holes are punched';
  const lines = folds === 1 ? 'line' : 'lines';
  return [
    `The paper is folded along the dashed ${lines} and ${punched}. What does it look like **opened out**?`,
    `The paper is folded, then ${punched} through every layer. Which picture shows it **opened out**?`,
    `After the paper is folded, ${punched} in it. What do you see when it is **opened out**?`,
  ];
};

const closedBox: Wordings = [
  'Which of these can be folded into a closed box (a cube)?',
  'Only one of these folds up into a closed box (a cube). Which one?',
  'Which of these shapes makes a closed box (a cube) when you fold it?',
];
const noClosedBox: Wordings = [
  'Which of these can **not** be folded into a closed box (a cube)?',
  'All but one of these fold up into a closed box (a cube). Which one does **not**?',
  'Which of these shapes does **not** make a closed box (a cube) when you fold it?',
];
const whichCube: Wordings = [
  'Which cube can be made by folding this net, with the pictures on the **outside**?',
  'This net is folded with the pictures on the **outside**. Which cube can it make?',
  'Fold this net so that the pictures are on the **outside**. Which cube can you get?',
];
const whichNet: Wordings = [
  'Which net can be folded to make this cube, with the pictures on the **outside**?',
  'This cube was folded from a net, with the pictures on the **outside**. Which net can it be?',
  'Which net makes this cube when you fold it with the pictures on the **outside**?',
];
const oppositeFace: WordsFor<string> = (face) => [
  `The net is folded into a cube. Which face is **opposite** the face with **${face}**?`,
  `Fold this net into a cube. Which face ends up **opposite** the face with **${face}**?`,
  `Which face is **opposite** the face with **${face}** when the net makes a cube?`,
];
const facePair: WordsFor<'opposite' | 'next to'> = (where) => [
  `The net is folded into a cube. Which two faces are **${where}** each other?`,
  `Fold this net into a cube. Which two faces end up **${where}** each other?`,
  `When this net makes a cube, which two faces are **${where}** each other?`,
];

const onTheMat = 'Each block stands on the mat or on another block.';
const blocksInPile: Wordings = [
  `How many blocks are in this pile? ${onTheMat}`,
  `How many blocks is this pile made of? ${onTheMat}`,
  `Count the blocks in this pile. How many are there? ${onTheMat}`,
];
const hiddenBlocks: Wordings = [
  `How many blocks in this pile can you **not** see at all? ${onTheMat}`,
  `Count the blocks in this pile that you can **not** see at all. How many are there? ${onTheMat}`,
  `How many blocks in this pile are hidden, so you can **not** see them? ${onTheMat}`,
];
const fullCuboid: WordsFor<readonly [long: number, deep: number, high: number]> = ([long, deep, high]) => {
  const cuboid = `a full cuboid, ${long} long, ${deep} deep and ${high} high`;
  return [
    `How many more blocks make this pile ${cuboid}?`,
    `This pile should be ${cuboid}. How many blocks are missing?`,
    `You want to make this pile ${cuboid}. How many more blocks do you need?`,
  ];
};
const pileOfPlan: Wordings = [
  'The plan shows how many blocks stand on each square. Which pile fits it?',
  'The plan shows how many blocks to put on each square. Which pile do you get?',
  'Which pile fits this plan? The plan shows how many blocks stand on each square.',
];
const planOfPile: Wordings = [
  'Which plan shows how many blocks stand on each square of this pile?',
  'Which plan fits this pile? It shows how many blocks stand on each square.',
  'How many blocks stand on each square of this pile? Which plan shows it?',
];
const piecesOfPile: WordsFor<string> = (many) => {
  const rule = 'You may turn them. In the answers you can see every block of each piece.';
  return [
    `Which ${many} pieces build this pile? ${rule}`,
    `Which ${many} pieces fit together to make this pile? ${rule}`,
    `This pile was built from ${many} pieces. Which ones were they? ${rule}`,
  ];
};
const turnedShape: WordsFor<number> = (blocks) => {
  const rule = `Every shape has ${blocks} blocks, and you can see them all.`;
  return [
    `Which of these is the same shape, **turned**? ${rule}`,
    `This shape is **turned**. Which of these can it be? ${rule}`,
    `Turn this shape in your mind. Which of these can you get? ${rule}`,
  ];
};
const oddShape: WordsFor<number> = (blocks) => {
  const rule = `Each has ${blocks} blocks, and you can see them all.`;
  return [
    `All but one of these are the same shape, turned. Which is **different**? ${rule}`,
    `Which shape is **different** from the others, however you turn it? ${rule}`,
    `Turn these shapes in your mind. Which is **different** from all the others? ${rule}`,
  ];
};
const viewOfPile: WordsFor<{ readonly side: string; readonly rule: string }> = ({ side, rule }) => [
  `Which picture shows this pile from ${side}?${rule}`,
  `You look at this pile from ${side}. Which picture do you see?${rule}`,
  `Which picture is the view of this pile from ${side}?${rule}`,
];
const pileOfViews: WordsFor<string> = (sides) => {
  const rule = 'In the view from above the front is at the bottom.';
  return [
    `Which pile looks like this from ${sides}? ${rule}`,
    `You see the views of a pile from ${sides}. Which pile is it? ${rule}`,
    `Which pile has these views from ${sides}? ${rule}`,
  ];
};

/** The sentences of each kind of question. */
export const wordings = {
  seriesNext,
  seriesMiddle,
  grid,
  gridOverlay,
  ring,
  oddOneOut,
  oddTurned,
  mostLike,
  analogy,
  code,
  turn,
  flipAndTurn,
  isTurn,
  isFlip,
  reflection,
  reflectionTwice,
  symmetry,
  ofPieces,
  overlap,
  tile,
  hidesShape,
  hiddenShape,
  foldedPaper,
  closedBox,
  noClosedBox,
  whichCube,
  whichNet,
  oppositeFace,
  facePair,
  blocksInPile,
  hiddenBlocks,
  fullCuboid,
  pileOfPlan,
  planOfPile,
  piecesOfPile,
  turnedShape,
  oddShape,
  viewOfPile,
  pileOfViews,
};
