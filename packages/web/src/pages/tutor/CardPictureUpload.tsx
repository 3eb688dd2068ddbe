/** A tutor's own picture for a flashcard. */
import { FileField } from '../../uploads/FileField.tsx';

interface CardPictureUploadProps {
  readonly value: string;
  readonly onChange: (url: string) => void;
}

export function CardPictureUpload({ value, onChange }: CardPictureUploadProps) {
  return <FileField label="Or your own picture" kind="image" value={value} onChange={({ url }) => onChange(url)} />;
}
