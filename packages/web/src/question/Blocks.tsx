/** Shows the blocks of a prompt, an option or an explanation. */
import type { Block } from '@comet/contract/question';
import { Button, Text } from '@mantine/core';
import classes from './Blocks.module.css';
import { FigureView } from './FigureView.tsx';
import { Maths } from './Maths.tsx';
import { Passage } from './Passage.tsx';
import { PrintedLines } from './PrintedLines.tsx';
import { RichText } from './RichText.tsx';
import { speak } from './speech.ts';
import { useCanSpeak } from './use-can-speak.ts';

function BlockView({ block, isOption }: { readonly block: Block; readonly isOption: boolean }) {
  switch (block.type) {
    case 'text':
      return <RichText text={block.text} inline={isOption} />;
    case 'maths':
      return <Maths tex={block.tex} spoken={block.spoken} />;
    case 'figure':
      return <FigureView figure={block.figure} isOption={isOption} />;
    case 'passage':
      return block.markedLine === undefined ? (
        <Passage block={block} />
      ) : (
        <PrintedLines title={block.title} lines={block.paragraphs} markedLine={block.markedLine} />
      );
    case 'table':
      return (
        <div className={classes.tableFrame}>
          <table className={classes.table}>
            <caption>{block.caption}</caption>
            <thead>
              <tr>
                {block.head.map((cell, place) => (
                  <th key={`${place} ${cell}`} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, place) => (
                    <td key={`${place} ${cell}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'audio':
      return <AudioView block={block} />;
  }
}

function AudioView({ block: { word, sentence } }: { readonly block: Extract<Block, { type: 'audio' }> }) {
  if (!useCanSpeak())
    return (
      <Text>
        This device has no English voice, so it can’t say the word. Ask a grown-up to add one in its settings.
      </Text>
    );
  return (
    <Button variant="light" onClick={() => speak(`${word}. ${sentence}. ${word}.`, 0.85)}>
      Hear the word
    </Button>
  );
}

export function Blocks({
  blocks,
  isOption = false,
}: {
  readonly blocks: readonly Block[];
  readonly isOption?: boolean;
}) {
  return blocks.map((block, place) => <BlockView key={place} block={block} isOption={isOption} />);
}
