/** The map of non-verbal reasoning, years 3 to 7. Ids are stable for ever: a title may change, an id may not, and none is used again. */
import type { TopicEntry } from './topic-entry.ts';

export const nonVerbalReasoningTopics: readonly TopicEntry[] = [
  {
    topicId: 4301,
    year: 3,
    title: 'Odd one out',
    subTopics: [
      [430101, 'By shape or sides', 'n.oddOut'],
      [430102, 'By shading', 'n.oddOut'],
      [430103, 'By size or number', 'n.oddOut'],
    ],
  },
  {
    topicId: 4302,
    year: 3,
    title: 'Like figures',
    subTopics: [
      [430201, 'Same shape family', 'n.like'],
      [430202, 'Same shading or line style', 'n.like'],
      [430203, 'Same number', 'n.like'],
    ],
  },
  {
    topicId: 4303,
    year: 3,
    title: 'Series',
    subTopics: [
      [430301, 'Growing patterns', 'n.series'],
      [430302, 'Alternating patterns', 'n.series'],
      [430303, 'Turning patterns', 'n.series'],
    ],
  },
  {
    topicId: 4304,
    year: 3,
    title: 'Analogies',
    subTopics: [
      [430401, 'Change of shading', 'n.analogy'],
      [430402, 'Change of size', 'n.analogy'],
      [430403, 'Change of number', 'n.analogy'],
    ],
  },
  {
    topicId: 4305,
    year: 3,
    title: 'Grids',
    subTopics: [
      [430501, 'Two by two grids', 'n.matrix'],
      [430502, 'Complete the pattern', 'n.tiling'],
      [430503, 'Missing tile', 'n.tiling'],
    ],
  },
  {
    topicId: 4306,
    year: 3,
    title: 'Reflection and rotation',
    subTopics: [
      [430601, 'Vertical mirror', 'n.reflect'],
      [430602, 'Quarter turns', 'n.rotate'],
      [430603, 'Symmetrical halves', 'n.symmetry'],
    ],
  },
  {
    topicId: 4307,
    year: 3,
    title: 'Hidden shapes',
    subTopics: [
      [430701, 'Find the shape', 'n.hidden'],
      [430702, 'Joining two shapes', 'n.combine'],
      [430703, 'Overlapping shapes', 'n.combine'],
    ],
  },
  {
    topicId: 4401,
    year: 4,
    title: 'Odd one out',
    subTopics: [
      [440101, 'One property', 'n.oddOut'],
      [440102, 'Number and shading', 'n.oddOut'],
      [440103, 'Symmetry', 'n.oddOut'],
    ],
  },
  {
    topicId: 4402,
    year: 4,
    title: 'Like figures',
    subTopics: [
      [440201, 'One shared property', 'n.like'],
      [440202, 'Two shared properties', 'n.like'],
      [440203, 'Matching patterns', 'n.like'],
    ],
  },
  {
    topicId: 4403,
    year: 4,
    title: 'Series',
    subTopics: [
      [440301, 'One rule series', 'n.series'],
      [440302, 'Two rule series', 'n.series'],
      [440303, 'Alternating series', 'n.series'],
    ],
  },
  {
    topicId: 4404,
    year: 4,
    title: 'Analogies',
    subTopics: [
      [440401, 'One change', 'n.analogy'],
      [440402, 'Two changes', 'n.analogy'],
      [440403, 'Turns and flips', 'n.analogy'],
    ],
  },
  {
    topicId: 4405,
    year: 4,
    title: 'Grids',
    subTopics: [
      [440501, 'Two by two grids', 'n.matrix'],
      [440502, 'Three by three rows', 'n.matrix'],
      [440503, 'Missing tile', 'n.tiling'],
    ],
  },
  {
    topicId: 4406,
    year: 4,
    title: 'Codes',
    subTopics: [
      [440601, 'Two-letter codes', 'n.code'],
      [440602, 'Shape and shading codes', 'n.code'],
      [440603, 'Position codes', 'n.code'],
    ],
  },
  {
    topicId: 4407,
    year: 4,
    title: 'Reflection and rotation',
    subTopics: [
      [440701, 'Horizontal and vertical mirrors', 'n.reflect'],
      [440702, 'Rotations', 'n.rotate'],
      [440703, 'Rotation or reflection', 'n.rotate'],
    ],
  },
  {
    topicId: 4408,
    year: 4,
    title: 'Hidden and combined shapes',
    subTopics: [
      [440801, 'Hidden shapes', 'n.hidden'],
      [440802, 'Combining shapes', 'n.combine'],
      [440803, 'Paper folding, one fold', 'n.fold'],
    ],
  },
  {
    topicId: 4409,
    year: 4,
    title: '3-D shapes',
    subTopics: [
      [440901, 'Counting cubes', 'n.blocks'],
      [440902, 'Views of blocks', 'n.views'],
      [440903, 'Nets of boxes', 'n.cube'],
    ],
  },
  {
    topicId: 4501,
    year: 5,
    title: 'Odd one out',
    subTopics: [
      [450101, 'Hidden shared rule', 'n.oddOut'],
      [450102, 'Rotation and reflection', 'n.oddOut'],
      [450103, 'Relations between parts', 'n.oddOut'],
    ],
  },
  {
    topicId: 4502,
    year: 5,
    title: 'Like figures',
    subTopics: [
      [450201, 'Two figures share a rule', 'n.like'],
      [450202, 'Three figures share a rule', 'n.like'],
      [450203, 'Relations between parts', 'n.like'],
    ],
  },
  {
    topicId: 4503,
    year: 5,
    title: 'Series',
    subTopics: [
      [450301, 'Two rule series', 'n.series'],
      [450302, 'Position and rotation series', 'n.series'],
      [450303, 'Missing middle figure', 'n.series'],
    ],
  },
  {
    topicId: 4504,
    year: 5,
    title: 'Analogies',
    subTopics: [
      [450401, 'Two changes', 'n.analogy'],
      [450402, 'Swaps between parts', 'n.analogy'],
      [450403, 'Turns and flips', 'n.analogy'],
    ],
  },
  {
    topicId: 4505,
    year: 5,
    title: 'Matrices',
    subTopics: [
      [450501, 'Two by two matrices', 'n.matrix'],
      [450502, 'Three by three matrices', 'n.matrix'],
      [450503, 'Hexagon grids', 'n.hexGrid'],
    ],
  },
  {
    topicId: 4506,
    year: 5,
    title: 'Codes',
    subTopics: [
      [450601, 'Two-letter codes', 'n.code'],
      [450602, 'Three-letter codes', 'n.code'],
      [450603, 'Codes with distractor features', 'n.code'],
    ],
  },
  {
    topicId: 4507,
    year: 5,
    title: 'Reflection and rotation',
    subTopics: [
      [450701, 'Diagonal mirrors', 'n.reflect'],
      [450702, 'Rotations by eighths', 'n.rotate'],
      [450703, 'Rotated and reflected figures', 'n.rotate'],
    ],
  },
  {
    topicId: 4508,
    year: 5,
    title: 'Hidden and combined shapes',
    subTopics: [
      [450801, 'Hidden shapes', 'n.hidden'],
      [450802, 'Combining shapes', 'n.combine'],
      [450803, 'Fold and punch', 'n.fold'],
    ],
  },
  {
    topicId: 4509,
    year: 5,
    title: 'Nets and cubes',
    subTopics: [
      [450901, 'Which cube from a net', 'n.cube'],
      [450902, 'Opposite faces', 'n.cube'],
      [450903, 'Which net from a cube', 'n.cube'],
    ],
  },
  {
    topicId: 4510,
    year: 5,
    title: '3-D shapes',
    subTopics: [
      [451001, 'Building with blocks', 'n.blocks'],
      [451002, 'Plan, front and side views', 'n.views'],
      [451003, '3-D rotation', 'n.rotate3d'],
    ],
  },
  {
    topicId: 4601,
    year: 6,
    title: 'Odd one out',
    subTopics: [
      [460101, 'Two property rules', 'n.oddOut'],
      [460102, 'Relations between parts', 'n.oddOut'],
      [460103, 'Symmetry and order', 'n.oddOut'],
    ],
  },
  {
    topicId: 4602,
    year: 6,
    title: 'Like figures',
    subTopics: [
      [460201, 'Two shared rules', 'n.like'],
      [460202, 'Relations between parts', 'n.like'],
      [460203, 'Counting rules', 'n.like'],
    ],
  },
  {
    topicId: 4603,
    year: 6,
    title: 'Series',
    subTopics: [
      [460301, 'Three rule series', 'n.series'],
      [460302, 'Alternating and changing-step series', 'n.series'],
      [460303, 'Missing middle figure', 'n.series'],
    ],
  },
  {
    topicId: 4604,
    year: 6,
    title: 'Analogies',
    subTopics: [
      [460401, 'Three changes', 'n.analogy'],
      [460402, 'Swaps between parts', 'n.analogy'],
      [460403, 'Turns, flips and layers', 'n.analogy'],
    ],
  },
  {
    topicId: 4605,
    year: 6,
    title: 'Matrices',
    subTopics: [
      [460501, 'Three by three matrices', 'n.matrix'],
      [460502, 'Overlay matrices', 'n.matrix'],
      [460503, 'Hexagon grids', 'n.hexGrid'],
    ],
  },
  {
    topicId: 4606,
    year: 6,
    title: 'Codes',
    subTopics: [
      [460601, 'Three-letter codes', 'n.code'],
      [460602, 'Codes with relations', 'n.code'],
      [460603, 'Codes with distractor features', 'n.code'],
    ],
  },
  {
    topicId: 4607,
    year: 6,
    title: 'Reflection and rotation',
    subTopics: [
      [460701, 'Reflections in any line', 'n.reflect'],
      [460702, 'Compound turns and flips', 'n.rotate'],
      [460703, 'Rotation or reflection', 'n.rotate'],
    ],
  },
  {
    topicId: 4608,
    year: 6,
    title: 'Hidden and combined shapes',
    subTopics: [
      [460801, 'Hidden shapes', 'n.hidden'],
      [460802, 'Combining shapes', 'n.combine'],
      [460803, 'Two folds and punches', 'n.fold'],
    ],
  },
  {
    topicId: 4609,
    year: 6,
    title: 'Nets and cubes',
    subTopics: [
      [460901, 'Which cube from a net', 'n.cube'],
      [460902, 'Opposite and adjacent faces', 'n.cube'],
      [460903, 'Nets with oriented faces', 'n.cube'],
    ],
  },
  {
    topicId: 4610,
    year: 6,
    title: '3-D shapes',
    subTopics: [
      [461001, 'Block building', 'n.blocks'],
      [461002, 'Plan, front and side views', 'n.views'],
      [461003, '3-D rotation', 'n.rotate3d'],
    ],
  },
  {
    topicId: 4701,
    year: 7,
    title: 'Odd one out and like figures',
    subTopics: [
      [470101, 'Two property rules', 'n.oddOut'],
      [470102, 'Relations between parts', 'n.like'],
      [470103, 'Counting rules', 'n.like'],
    ],
  },
  {
    topicId: 4702,
    year: 7,
    title: 'Series',
    subTopics: [
      [470201, 'Three rule series', 'n.series'],
      [470202, 'Interleaved series', 'n.series'],
      [470203, 'Missing middle figure', 'n.series'],
    ],
  },
  {
    topicId: 4703,
    year: 7,
    title: 'Analogies and matrices',
    subTopics: [
      [470301, 'Three changes', 'n.analogy'],
      [470302, 'Three by three matrices', 'n.matrix'],
      [470303, 'Overlay matrices', 'n.matrix'],
      [470304, 'Hexagon grids', 'n.hexGrid'],
    ],
  },
  {
    topicId: 4704,
    year: 7,
    title: 'Codes',
    subTopics: [
      [470401, 'Three-letter codes', 'n.code'],
      [470402, 'Codes with relations', 'n.code'],
      [470403, 'Codes with distractor features', 'n.code'],
    ],
  },
  {
    topicId: 4705,
    year: 7,
    title: 'Transformations',
    subTopics: [
      [470501, 'Reflections in any line', 'n.reflect'],
      [470502, 'Compound turns and flips', 'n.rotate'],
      [470503, 'Rotation or reflection', 'n.rotate'],
    ],
  },
  {
    topicId: 4706,
    year: 7,
    title: 'Spatial reasoning',
    subTopics: [
      [470601, 'Nets with oriented faces', 'n.cube'],
      [470602, '3-D rotation', 'n.rotate3d'],
      [470603, 'Plan, front and side views', 'n.views'],
      [470604, 'Block building', 'n.blocks'],
    ],
  },
  {
    topicId: 4707,
    year: 7,
    title: 'Folding and hidden shapes',
    subTopics: [
      [470701, 'Two folds and punches', 'n.fold'],
      [470702, 'Hidden shapes', 'n.hidden'],
      [470703, 'Combining shapes', 'n.combine'],
    ],
  },
];
