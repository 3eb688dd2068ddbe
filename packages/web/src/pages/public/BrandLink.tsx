/** The club's name over pages that need no log-in; it leads to the first of them. */
import { paths } from '../../navigation/paths.ts';
import { Brand } from './Brand.tsx';

export function BrandLink() {
  return (
    <a
      href={paths.landing}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        color: 'inherit',
        textDecoration: 'none',
        marginBottom: 24,
      }}
    >
      <Brand />
    </a>
  );
}
