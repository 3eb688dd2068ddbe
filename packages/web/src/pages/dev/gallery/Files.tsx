/** Fields that take a file. A tutor has to be logged in to send one. */
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { FileField } from '../../../uploads/FileField.tsx';

export function Files() {
  const [urls, setUrls] = useState({ image: '', document: '', video: '' });
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {(['image', 'document', 'video'] as const).map((kind) => (
        <FileField
          key={kind}
          label={kind === 'image' ? 'Picture' : kind === 'document' ? 'Document' : 'Video'}
          kind={kind}
          value={urls[kind]}
          onChange={({ url }) => setUrls((now) => ({ ...now, [kind]: url }))}
        />
      ))}
    </SimpleGrid>
  );
}
