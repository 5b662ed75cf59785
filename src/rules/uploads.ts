/** What may be uploaded for what, apart from the other constants: few pages of the web app need it. */

const MB = 1024 * 1024
const images = ['png', 'jpg', 'jpeg'] as const

export interface UploadRule {
  kinds: readonly string[]
  maxBytes: number
  /** The limit in words is "under" the next whole size, where the others say "at most". */
  under?: true
  visibility: 'public' | 'private'
  /** Encrypted at rest, and every download is recorded. Images and PDF on arrival: their kind shows in their first bytes. */
  sealed?: true
  /** Operators see it only where the rule of the feature says so. */
  membersOnly?: true
  /** Its kind shows only in all of its bytes: it is judged first and encrypted then. */
  judgedWhole?: true
  /** Drawn again on arrival, as a PNG of at most so many pixels a side: of a drawing by a stranger only pixels are shown to others. */
  edge?: number
  /** A recording, which plays no longer. */
  maxSeconds?: number
}

/** Conversation §3: a voice message plays no longer. */
export const VOICE_SECONDS = 60

/**
 * The kinds of files that each purpose of an upload accepts, judged by content (source §5; product §7.3). `authCode` on the wire names
 * the purpose.
 */
export const uploadPurposes = {
  avatar: { kinds: images, maxBytes: 1 * MB, visibility: 'public' },
  logo: { kinds: ['png', 'jpg', 'jpeg', 'svg', 'ico'], maxBytes: 3 * MB, visibility: 'public', edge: 512 },
  image: { kinds: images, maxBytes: 3 * MB, visibility: 'private' },
  album: { kinds: images, maxBytes: 3 * MB, visibility: 'public' },
  /** Images of an article or an event, shown on public pages. */
  cover: { kinds: images, maxBytes: 3 * MB, visibility: 'public' },
  voucher: { kinds: images, maxBytes: 3 * MB - 1, under: true, visibility: 'private' },
  payoutProof: { kinds: images, maxBytes: 3 * MB, visibility: 'private' },
  taskAttachment: { kinds: ['zip', 'rar', '7z', 'tar', 'gz'], maxBytes: 50 * MB, visibility: 'private' },
  document: { kinds: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: 20 * MB, visibility: 'private' },
  /** Files of a bid: the company and the applicant see them, operators do not. */
  bidFile: {
    kinds: ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'pptx', 'xlsx', 'zip'],
    maxBytes: 20 * MB,
    visibility: 'private',
    membersOnly: true,
  },
  /** Pictures, voice and files of conversations: seen by their members, not by operators. */
  chatImage: { kinds: ['png', 'jpg', 'jpeg'], maxBytes: 3 * MB, visibility: 'private', membersOnly: true },
  chatFile: {
    kinds: [
      ...[...images, 'gif', 'webp', 'heic', 'mp4'],
      ...['pdf', 'docx', 'pptx', 'xls', 'xlsx', 'txt', 'csv'],
      ...['zip', 'rar', '7z', 'tar', 'gz'],
    ],
    maxBytes: 20 * MB,
    visibility: 'private',
    membersOnly: true,
  },
  chatVoice: { kinds: ['webm', 'm4a', 'ogg'], maxBytes: 2 * MB, visibility: 'private', membersOnly: true, maxSeconds: VOICE_SECONDS },
  feedback: { kinds: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: 10 * MB, visibility: 'private' },
  /** Passport, visa and identity pages: of individuals and legal representatives, and of employees. */
  identityDocument: { kinds: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: 20 * MB, visibility: 'private', sealed: true },
  employeeDocument: { kinds: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: 20 * MB, visibility: 'private', sealed: true },
  /** Workbooks with the numbers of whole companies. */
  employeeImport: { kinds: ['xls', 'xlsx'], maxBytes: 50 * MB, visibility: 'private', sealed: true, judgedWhole: true },
  /** Salary changes in bulk: encrypted on arrival, judged and read by its own call, and deleted at once. */
  salarySheet: { kinds: ['xls', 'xlsx'], maxBytes: 5 * MB, visibility: 'private', sealed: true },
} as const satisfies Record<string, UploadRule>

export type UploadPurpose = keyof typeof uploadPurposes

/** What one account may upload within an hour. */
export const UPLOADS_PER_HOUR = { files: 500, bytes: 500 * MB } as const
