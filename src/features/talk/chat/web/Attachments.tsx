import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { fileProblem, kindsText, limitOf, type UploadedFile, uploadFile } from '../../../../platform/web/ui/upload.ts'
import { MESSAGE_FILES_MAX } from '../../../../rules/constants.ts'
import css from './composer.module.css'
import { t } from './texts.ts'

interface Attachment {
  key: string
  name: string
  /** Null if it was uploaded before. */
  file: File | null
  /** Between 0 and 1. */
  part: number
  done: UploadedFile | null
  failed: { text: string; again: boolean } | null
  stop: AbortController
}

export function AttachmentChip({ one, onRemove, onAgain }: { one: Attachment; onRemove: () => void; onAgain: () => void }) {
  const s = useTexts(t)
  const { name } = one
  return (
    <li className={`${blocks.line} ${css.attached}`}>
      {one.failed ? (
        <>
          <span className={blocks.bad} role="alert">
            {name}: {one.failed.text}
          </span>
          {one.failed.again && (
            <button type="button" className={blocks.textButton} aria-label={s.again(name)} onClick={onAgain}>
              {s.resend}
            </button>
          )}
        </>
      ) : one.done ? (
        <span>{name}</span>
      ) : (
        <span role="progressbar" aria-label={name} aria-valuenow={Math.round(one.part * 100)} aria-valuemin={0} aria-valuemax={100}>
          {s.uploading(name, Math.round(one.part * 100))}
        </span>
      )}
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={s.remove(name)} onClick={onRemove}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

const purposeOf = (file: File) => (fileProblem(file, 'chatImage') === null ? 'chatImage' : 'chatFile')

/** What the server has judged stays as it is; only what did not arrive is worth another try. */
const failureOf = (error: unknown): Attachment['failed'] =>
  error instanceof ApiError
    ? { text: error.reason, again: error.status === 0 || error.status === 429 || error.status >= 500 }
    : { text: String(error), again: true }

const ready = (done: UploadedFile): Attachment => ({
  key: done.id,
  name: done.name,
  file: null,
  part: 1,
  done,
  failed: null,
  stop: new AbortController(),
})

/** The files of a message that is being written; `first` are those of one that is written again. */
export function useAttachments(first: readonly UploadedFile[]) {
  const s = useTexts(t)
  const lang = useLang()
  const [attached, setAttached] = useState<readonly Attachment[]>(() => first.map(ready))
  const why = (problem: NonNullable<ReturnType<typeof fileProblem>>): string =>
    ({ kind: s.unfitKind(kindsText('chatFile', lang)), size: s.unfitSize(limitOf('chatFile').text), empty: s.unfitEmpty })[problem]
  const change = (key: string, next: Partial<Attachment>) =>
    setAttached((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const upload = ({ key, file, stop }: Attachment) => {
    if (!file) return
    change(key, { failed: null, part: 0 })
    uploadFile(file, purposeOf(file), { signal: stop.signal, onProgress: (part) => change(key, { part }) }).then(
      (done) => change(key, { done }),
      (error) => change(key, { failed: failureOf(error) }),
    )
  }
  const add = (files: readonly File[]) => {
    const fit = files.filter((file) => fileProblem(file, 'chatFile') === null)
    for (const file of files) {
      const problem = fileProblem(file, 'chatFile')
      if (problem) toast.error(s.unfit(file.name, why(problem)))
    }
    if (attached.length + fit.length > MESSAGE_FILES_MAX) toast.error(s.tooMany(MESSAGE_FILES_MAX))
    const taken = fit.slice(0, MESSAGE_FILES_MAX - attached.length).map(
      (file): Attachment => ({
        key: crypto.randomUUID(),
        name: file.name,
        file,
        part: 0,
        done: null,
        failed: null,
        stop: new AbortController(),
      }),
    )
    setAttached((all) => [...all, ...taken])
    for (const one of taken) upload(one)
  }
  const remove = ({ key, stop }: Attachment) => {
    stop.abort()
    setAttached((all) => all.filter((one) => one.key !== key))
  }
  return { attached, add, remove, upload, clear: () => setAttached([]) }
}
