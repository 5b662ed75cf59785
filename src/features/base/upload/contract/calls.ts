import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id } from '../../../../platform/contract/inputs.ts'

/** An upload's answer (product §4), and how a file is shown later. `url` goes into an `<img>`, an `<a>`, or a field of a form. */
export const fileBrief = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.number(),
  /** How long a recording plays. */
  seconds: z.number().optional(),
})
export type FileBrief = z.infer<typeof fileBrief>

/** A form's value for a file: the id or the url of the upload; empty for none. */
export const fileInput = z.string().trim().max(200).optional().default('')
export const requiredFile = z.string(message('fileRequired')).trim().min(1, message('fileRequired')).max(200)

/** The multipart call of the source's section 7, and the address that serves files. `authCode` names the purpose. */
export const uploadCalls = defineCalls({
  'POST /sys/common/uploadFile': {
    title: { cn: '上传文件', en: 'Upload a file' },
    audience: 'signedIn',
    incompleteOk: true,
    input: z.object({ authCode: z.string() }),
    result: fileBrief,
    about: 'Takes one file as multipart/form-data with the fields authCode (its purpose) and file.',
  },
  'GET /ws/file/:id': {
    audience: 'anyone',
    limited: 'visitor',
    input: z.object({ id }),
    result: z.unknown(),
    about:
      'The file itself: a public one to anyone, a private one to those who may see it. The token may also come as the cookie named token.',
  },
})
