/** What uploads in parts work with in a browser. */
import { api } from '../api/api.ts';
import { type UploadTools, waitOrOnline } from './upload-in-parts.ts';

export const uploadTools: UploadTools = {
  call: api.call,
  fetch: (...sent: Parameters<typeof fetch>) => fetch(...sent),
  wait: waitOrOnline,
};
