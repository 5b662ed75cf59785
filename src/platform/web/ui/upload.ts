import { REQUEST_TIMEOUT_MS, UPLOAD_ANSWER_MS } from '../../../rules/constants.ts'
import { type UploadPurpose, type UploadRule, uploadPurposes } from '../../../rules/uploads.ts'
import type { Envelope } from '../../contract/envelope.ts'
import type { Lang } from '../../contract/texts.ts'
import { API_BASE, ApiError, isDone, refused, untilBack, wireHeaders } from '../client.ts'
import { currentSession } from '../session.ts'

/** An upload's answer; a form sends back its id or url. */
export interface UploadedFile {
  id: string
  url: string
  name: string
  size: number
  /** How long a recording plays. */
  seconds?: number
}

const MB = 1024 * 1024

export function fileSizeText(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KB` : `${bytes} B`
}

export const kindsText = (purpose: UploadPurpose, lang: Lang): string =>
  uploadPurposes[purpose].kinds.map((kind) => kind.toUpperCase()).join(lang === 'cn' ? '、' : ', ')

export const acceptOf = (purpose: UploadPurpose): string => uploadPurposes[purpose].kinds.map((kind) => `.${kind}`).join(',')

/** The limit in words: whole, and whether a file must stay under it. */
export const limitOf = (purpose: UploadPurpose): { text: string; under: boolean } => {
  const { maxBytes, under }: UploadRule = uploadPurposes[purpose]
  return { text: fileSizeText(under ? maxBytes + 1 : maxBytes), under: under === true }
}

/** What can be checked before uploading. The server judges the content: a name without an ending may be anything. */
export function fileProblem(file: { name: string; size: number }, purpose: UploadPurpose): 'kind' | 'size' | 'empty' | null {
  const ending = file.name.toLowerCase().match(/\.([a-z0-9]+)$/)?.[1] ?? ''
  const { kinds, maxBytes } = uploadPurposes[purpose]
  if (ending !== '' && !(kinds as readonly string[]).includes(ending) && !(ending === 'tgz' && (kinds as readonly string[]).includes('gz')))
    return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : null
}

export interface UploadOptions {
  /** The fraction of bytes sent, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** POST /sys/common/uploadFile. Rejects as `sendForm`. */
export function uploadFile(file: File, purpose: UploadPurpose, options: UploadOptions = {}): Promise<UploadedFile> {
  const form = new FormData()
  // The purpose comes first, so that the server knows the limit before the file begins.
  form.append('authCode', purpose)
  form.append('file', file)
  return sendForm('/sys/common/uploadFile', form, options)
}

/**
 * Sends a form with a file by XMLHttpRequest, since fetch reports no upload progress. Rejects with an `ApiError`: `aborted` after the
 * signal, `timeout` when no byte has left for 10 s (source §7), or no answer has come 60 s after the last one, since the server checks
 * the content first.
 */
export const sendForm = <T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> =>
  untilBack(() => sendOnce<T>(path, form, options), { signal: options.signal, quiet: true })

function sendOnce<T>(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const token = currentSession().token
    const request = new XMLHttpRequest()
    request.open('POST', `${API_BASE}${path}`)
    for (const [name, value] of Object.entries(wireHeaders(token))) request.setRequestHeader(name, value)
    let late = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const within = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        late = true
        request.abort()
      }, ms)
    }
    request.upload.onprogress = (event) => {
      within(REQUEST_TIMEOUT_MS)
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.upload.onload = () => within(UPLOAD_ANSWER_MS)
    request.onloadend = () => clearTimeout(timer)
    request.onload = () => {
      const body = bodyOf<T>(request.responseText)
      if (body?.success && isDone(request.status, body.code)) resolve(body.result)
      else reject(refused(request.status, body, token, { quiet: true }))
    }
    request.onerror = () => reject(new ApiError('', { error: 'network' }))
    request.onabort = () => reject(new ApiError('', { error: late ? 'timeout' : 'aborted' }))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    within(REQUEST_TIMEOUT_MS)
    request.send(form)
  })
}

function bodyOf<T>(text: string): Envelope<T> | null {
  try {
    return JSON.parse(text) as Envelope<T>
  } catch {
    return null
  }
}
