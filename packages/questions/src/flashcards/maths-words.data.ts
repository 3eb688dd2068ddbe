/** Words of maths, one a line: years | word | meaning. */
export const mathsWords = `
34 | perimeter | the distance all the way round a shape
34 | area | the amount of surface inside a shape
34 | numerator | the top number of a fraction
34 | denominator | the bottom number of a fraction
34 | multiple | a number you get by multiplying a whole number by another
34 | factor | a whole number that divides another exactly
34 | product | the answer to a multiplication
34 | sum | the answer to an addition
34 | difference | the answer to a subtraction
34 | quotient | the answer to a division
34 | parallel | lines that are always the same distance apart
34 | perpendicular | lines that meet at a right angle
34 | right angle | a quarter turn
34 | acute angle | an angle smaller than a right angle
34 | obtuse angle | an angle between one and two right angles
34 | quadrilateral | a flat shape with four straight sides
34 | pentagon | a flat shape with five straight sides
34 | hexagon | a flat shape with six straight sides
34 | octagon | a flat shape with eight straight sides
34 | symmetry | when one half of a shape is the mirror image of the other
34 | vertex | a corner of a shape
34 | horizontal | going from side to side, like the horizon
34 | vertical | going straight up and down
34 | remainder | what is left over after a division
34 | equivalent | worth the same
567 | prime number | a number with exactly two factors
567 | composite number | a number with more than two factors
567 | square number | a number multiplied by itself
567 | cube number | a number multiplied by itself and by itself again
567 | improper fraction | a fraction whose top is larger than its bottom
567 | mixed number | a whole number and a fraction together
567 | percentage | parts in every hundred
567 | ratio | how one amount compares with another
567 | mean | the total shared equally between all the values
567 | median | the middle value when they are in order
567 | mode | the value that comes most often
567 | range | the largest value minus the smallest
567 | radius | from the centre of a circle to its edge
567 | diameter | straight across a circle through its centre
567 | circumference | the distance all the way round a circle
567 | reflex angle | an angle larger than two right angles
567 | volume | the amount of space inside a solid
567 | coordinates | two numbers that say where a point is
567 | translation | sliding a shape without turning it
567 | reflection | flipping a shape in a mirror line
567 | rotation | turning a shape around a point
567 | probability | how likely something is to happen
567 | negative number | a number below zero
567 | estimate | a sensible guess at an answer
567 | isosceles triangle | a triangle with two equal sides
567 | scalene triangle | a triangle with no equal sides
567 | equilateral triangle | a triangle with three equal sides
`;
