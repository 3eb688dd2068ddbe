/** What a job knows of a link that is to be mailed. */
import { z } from 'zod';
import type { Queryable } from '../platform/database.ts';

const linkPurposes = ['resetPassword', 'confirmEmail', 'approveChild'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Nobody has the id 0: it stands for an address that nobody has. */
export const linkMailSchema = z.object({ userId: z.int().min(0), purpose: z.enum(linkPurposes) });
export type LinkMail = z.infer<typeof linkMailSchema>;

/** Writes a job in the given transaction that mails a link. */
export type MailLink = (db: Queryable, link: LinkMail) => Promise<void>;
