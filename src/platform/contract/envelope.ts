/**
 * The one shape of every JSON answer. `code` is 200 on success, else the number of the refusal (`contract/errors.ts`). `timestamp` in ms.
 */
export type Envelope<T> =
  | { success: true; code: 200; message: string; result: T; timestamp: number }
  | { success: false; code: number; message: string; result: RefusalDetail | null; timestamp: number }

export interface RefusalDetail {
  /** Name of the refusal in `errors.ts`. */
  error: string
  /** Users quote it to support; every log line of the request carries it. */
  requestId: string
  /** Input path → message in the caller's language. */
  fields?: Record<string, string>
  params?: Record<string, string | number>
  /** The sentences in the other language, for a reader who changes it while they are on screen. */
  other?: { message: string; fields?: Record<string, string> }
}
