import { ActionIcon, Button, Input } from '@mantine/core'
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type UploadPurpose, type UploadRule, uploadPurposes } from '../../../rules/uploads.ts'
import blocks from '../blocks.module.css'
import { ApiError } from '../client.ts'
import { useLang, useTexts } from '../i18n.tsx'
import spacing from '../spacing.module.css'
import { type ActNeeds, useActs } from './acts.ts'
import { t } from './texts.ts'
import css from './UploadField.module.css'
import { acceptOf, fileProblem, fileSizeText, kindsText, limitOf, type UploadedFile, type UploadOptions, uploadFile } from './upload.ts'

/** A file that is sent elsewhere than to the uploads is an act of its own and asks a permission. */
type Sending =
  | { send?: undefined; needs?: undefined }
  | { send: (file: File, options: UploadOptions) => Promise<UploadedFile>; needs: ActNeeds }

type SharedProps = Sending & {
  label: ReactNode
  /** Determines the permitted kinds and size, here and on the server. */
  purpose: UploadPurpose
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  /** True while a file is uploading: disable the form's submit. */
  onBusy?: (busy: boolean) => void
  'data-path'?: string
}

type UploadFieldProps = SharedProps & {
  value: UploadedFile | null | undefined
  onChange: (file: UploadedFile | null) => void
}

type UploadListFieldProps = SharedProps & {
  value: readonly UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  max: number
  /** Files pasted anywhere on the screen are taken too; one field of a screen may do so. */
  paste?: boolean
}

/** One file. A new one replaces the old. */
export function UploadField({ value, onChange, ...rest }: UploadFieldProps) {
  if (!useActs(rest.needs ?? 'own')) return null
  return <Uploads {...rest} value={value ? [value] : []} max={1} onChange={(files) => onChange(files.at(-1) ?? null)} />
}

/** Up to `max` files, uploaded one at a time. */
export function UploadListField(props: UploadListFieldProps) {
  if (!useActs(props.needs ?? 'own')) return null
  return <Uploads {...props} />
}

interface Running {
  file: File
  /** An image that is not uploaded yet is shown from memory. */
  local: string | null
  part: number
  failed: string | null
  /** Trying the same file again may help: it did not arrive. A file that was refused stays refused. */
  again: boolean
  stop: AbortController
}

function Uploads({
  label,
  purpose,
  value,
  onChange,
  max,
  error,
  description,
  required,
  disabled,
  send,
  paste = false,
  onBusy,
  ...rest
}: UploadListFieldProps) {
  const s = useTexts(t)
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const rule: UploadRule = uploadPurposes[purpose]
  const upload = useUpload({ purpose, value, onChange, max, send, onBusy })
  const { running, busy } = upload
  usePaste(paste && !disabled, upload.take)

  const remove = (file: UploadedFile) => {
    upload.forgive()
    onChange(value.filter((other) => other.id !== file.id))
    // The button that had the focus is removed.
    requestAnimationFrame(() => chooser.current?.focus())
  }

  const full = max > 1 && value.length >= max
  const message = upload.refusal ?? error
  const refused = upload.refusal !== null || (running?.failed != null && !running.again)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk={required}
      description={description}
      descriptionProps={{ mb: 5 }}
    >
      <fieldset aria-labelledby={`${id}-label`} aria-describedby={message ? `${id}-error` : undefined}>
        {(value.length > 0 || running) && (
          <ul className={`${blocks.tight} ${css.list}`}>
            {value.map((file) => (
              <FileItem key={file.id} file={file} sealed={Boolean(rule.sealed)} onRemove={disabled ? null : () => remove(file)} />
            ))}
            {running && <RunningItem running={running} onCancel={upload.cancel} onRetry={upload.retry} />}
          </ul>
        )}
        <Chooser
          id={id}
          chooser={chooser}
          purpose={purpose}
          shown={!full && !busy}
          disabled={disabled ?? false}
          wrong={Boolean(message)}
          verb={refused ? s.uploadOther : max === 1 && value.length > 0 ? s.uploadReplace : s.uploadChoose}
          count={max > 1 ? s.uploadCount(value.length, max) : null}
          onFiles={upload.take}
          data-path={rest['data-path']}
        />
      </fieldset>
      {message && (
        <Input.Error className={spacing.after2} id={`${id}-error`} role="alert">
          {message}
        </Input.Error>
      )}
      <span className="sr-only" aria-live="polite">
        {busy ? (running && running.part >= 1 ? s.uploadChecking : '') : upload.said}
      </span>
    </Input.Wrapper>
  )
}

type UploadsOptions = Pick<UploadListFieldProps, 'purpose' | 'value' | 'onChange' | 'max' | 'send' | 'onBusy'>

/** Uploads one file at a time: the running upload, the refused one, the last result. */
function useUpload({ purpose, value, onChange, max, send, onBusy }: UploadsOptions) {
  const lang = useLang()
  const s = useTexts(t)
  const [running, setRunning] = useState<Running | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const latest = useRef({ value, onChange, onBusy })
  useEffect(() => {
    latest.current = { value, onChange, onBusy }
  })
  const stop = running?.stop
  useEffect(() => () => stop?.abort(), [stop])
  const busy = running !== null && running.failed === null

  const start = async (file: File) => {
    const job: Running = {
      file,
      local: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
      part: 0,
      failed: null,
      again: false,
      stop: new AbortController(),
    }
    const change = (to: Partial<Running>) => setRunning((now) => (now?.stop === job.stop ? { ...now, ...to } : now))
    setRefusal(null)
    setRunning(job)
    latest.current.onBusy?.(true)
    try {
      const upload = send ?? ((chosen: File, options: UploadOptions) => uploadFile(chosen, purpose, options))
      const done = await upload(file, { signal: job.stop.signal, onProgress: (part) => change({ part }) })
      latest.current.onChange(max === 1 ? [done] : [...latest.current.value, done])
      setSaid(s.uploadDone(done.name))
      setRunning((now) => (now?.stop === job.stop ? null : now))
    } catch (cause) {
      const failure = cause instanceof ApiError ? cause : null
      if (failure?.error === 'aborted') setRunning((now) => (now?.stop === job.stop ? null : now))
      else {
        const again = !failure || failure.unanswered || failure.status >= 500 || failure.status === 429
        const why = failure?.fields['file'] || failure?.reason
        change({ failed: failure?.error === 'timeout' ? s.uploadLate : why || s.uploadNet, again })
      }
    } finally {
      if (job.local) setTimeout(URL.revokeObjectURL, 60_000, job.local)
      latest.current.onBusy?.(false)
    }
  }

  return {
    running,
    busy,
    refusal,
    said,
    take: (files: FileList | null) => {
      const file = files?.[0]
      if (!file || busy) return
      if (max > 1 && value.length >= max) return setRefusal(s.uploadMost(max))
      if (files.length > 1) return setRefusal(s.uploadOne)
      const problem = fileProblem(file, purpose)
      if (!problem) return void start(file)
      setRunning(null)
      const { text, under } = limitOf(purpose)
      const size = under ? s.uploadSizeUnder(text) : s.uploadSize(text)
      setRefusal({ kind: s.uploadKind(kindsText(purpose, lang)), size, empty: s.uploadEmpty }[problem])
    },
    /** Cancels the running upload, or dismisses the failed one. */
    cancel: () => (running?.failed ? setRunning(null) : running?.stop.abort()),
    retry: () => running && void start(running.file),
    forgive: () => setRefusal(null),
  }
}

/** A pasted text stays with the field that has the focus, also if the clipboard has a picture of it, as from a spreadsheet. */
function usePaste(enabled: boolean, take: (files: FileList | null) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!enabled) return
    const paste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {}
      if (!files?.length || types?.includes('text/plain')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [enabled])
}

interface ChooserProps {
  id: string
  chooser: RefObject<HTMLButtonElement | null>
  purpose: UploadPurpose
  shown: boolean
  disabled: boolean
  wrong: boolean
  verb: string
  /** Progress as a count of files. */
  count: string | null
  onFiles: (files: FileList | null) => void
  'data-path': string | undefined
}

/** A button, and a drop area. */
function Chooser({ id, chooser, purpose, shown, disabled, wrong, verb, count, onFiles, ...rest }: ChooserProps) {
  const lang = useLang()
  const s = useTexts(t)
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const kinds = kindsText(purpose, lang)
  const limit = limitOf(purpose)
  const take = (files: FileList | null) => {
    if (!disabled) onFiles(files)
  }
  return (
    <>
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
        <div
          className={`${blocks.line} ${css.drop}`}
          data-over={over || undefined}
          data-error={wrong || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!disabled)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files)
          }}
        >
          <Button
            ref={chooser}
            variant="default"
            size="sm"
            disabled={disabled}
            data-path={rest['data-path']}
            aria-describedby={`${id}-limit`}
            leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => picker.current?.click()}
          >
            {verb}
          </Button>
          <span>{s.uploadDrop}</span>
          {count && <span className={blocks.fine}>{count}</span>}
          <span className={`${spacing.whole} ${blocks.fine}`} id={`${id}-limit`}>
            {limit.under ? s.uploadLimitUnder(kinds, limit.text) : s.uploadLimit(kinds, limit.text)}
          </span>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptOf(purpose)}
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** A file that is on the server. A sealed one is shown on request: each look at it is recorded. */
function FileItem({ file, sealed, onRemove }: { file: UploadedFile; sealed: boolean; onRemove: (() => void) | null }) {
  const s = useTexts(t)
  return (
    <li className={`${blocks.card} ${blocks.row} ${css.item}`}>
      <Preview url={sealed ? null : file.url} name={file.name} />
      <span className={spacing.fill}>
        <a className={css.name} href={file.url} target="_blank" rel="noopener">
          {file.name}
        </a>
        <span className={blocks.fine}>{fileSizeText(file.size)}</span>
      </span>
      {onRemove && (
        <ActionIcon size={32} aria-label={s.uploadRemove(file.name)} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  )
}

function RunningItem({ running, onCancel, onRetry }: { running: Running; onCancel: () => void; onRetry: () => void }) {
  const s = useTexts(t)
  const percent = Math.floor(running.part * 100)
  const { name, size } = running.file
  return (
    <li className={`${blocks.card} ${blocks.row} ${css.item}`}>
      <Preview url={running.local} name={name} />
      <span className={spacing.fill}>
        <span className={css.name}>{name}</span>
        {running.failed ? (
          <span className={css.failed} role="alert">
            {running.failed}
          </span>
        ) : (
          <>
            <span className={blocks.fine}>{running.part >= 1 ? s.uploadChecking : `${percent}% · ${fileSizeText(size)}`}</span>
            <div
              className={css.track}
              role="progressbar"
              aria-label={s.uploadProgress(name, percent)}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
            >
              <div className={css.fill} style={{ width: `${percent}%` }} />
            </div>
          </>
        )}
      </span>
      {running.failed && running.again && (
        <Button variant="default" size="xs" onClick={onRetry}>
          {s.retry}
        </Button>
      )}
      <ActionIcon size={32} aria-label={running.failed ? s.uploadRemove(name) : s.uploadCancel(name)} onClick={onCancel}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

function Preview({ url, name }: { url: string | null; name: string }) {
  const image = /\.(png|jpe?g|svg|ico)$/i.test(name)
  return (
    <span className={css.preview} aria-hidden="true">
      {url && image ? <img src={url} alt="" /> : <IconFile size={20} stroke={1.75} />}
    </span>
  )
}
