import { ActionIcon, Button, Input } from '@mantine/core'
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type UploadPurpose, uploadPurposes } from '../../../rules/constants.ts'
import blocks from '../blocks.module.css'
import { ApiError } from '../client.ts'
import { useLang, useTexts } from '../i18n.tsx'
import { t } from './texts.ts'
import css from './UploadField.module.css'
import { acceptOf, fileProblem, fileSizeText, kindsText, type UploadedFile, uploadFile } from './upload.ts'

interface SharedProps {
  label: ReactNode
  /** Decides kinds and size, here and on the server. */
  purpose: UploadPurpose
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  /** True while a file is on its way: hold the form's submit. */
  onBusy?: (busy: boolean) => void
  'data-path'?: string
}

export interface UploadFieldProps extends SharedProps {
  value: UploadedFile | null | undefined
  onChange: (file: UploadedFile | null) => void
}

export interface UploadListFieldProps extends SharedProps {
  value: readonly UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  max: number
}

/** One file. A new one takes the place of the old. */
export function UploadField({ value, onChange, ...rest }: UploadFieldProps) {
  return <Uploads {...rest} value={value ? [value] : []} max={1} onChange={(files) => onChange(files.at(-1) ?? null)} />
}

/** Up to `max` files, sent one at a time. */
export function UploadListField(props: UploadListFieldProps) {
  return <Uploads {...props} />
}

interface Running {
  file: File
  /** An image not yet on the server is shown from memory. */
  local: string | null
  part: number
  failed: string | null
  stop: AbortController
}

function Uploads({ label, purpose, value, onChange, max, error, description, required, disabled, onBusy, ...rest }: UploadListFieldProps) {
  const lang = useLang()
  const s = useTexts(t)
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [running, setRunning] = useState<Running | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [over, setOver] = useState(false)
  const latest = useRef({ value, onChange, onBusy })
  useEffect(() => {
    latest.current = { value, onChange, onBusy }
  })
  const stop = running?.stop
  useEffect(() => () => stop?.abort(), [stop])

  const kinds = kindsText(purpose, lang)
  const limit = fileSizeText(uploadPurposes[purpose].maxBytes)
  const under = purpose === 'voucher'
  const busy = running !== null && running.failed === null

  const start = async (file: File) => {
    const job: Running = {
      file,
      local: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
      part: 0,
      failed: null,
      stop: new AbortController(),
    }
    const change = (to: Partial<Running>) => setRunning((now) => (now?.stop === job.stop ? { ...now, ...to } : now))
    setRefusal(null)
    setRunning(job)
    latest.current.onBusy?.(true)
    try {
      const done = await uploadFile(file, purpose, { signal: job.stop.signal, onProgress: (part) => change({ part }) })
      latest.current.onChange(max === 1 ? [done] : [...latest.current.value, done])
      setSaid(s.uploadDone(done.name))
      setRunning((now) => (now?.stop === job.stop ? null : now))
    } catch (cause) {
      const failure = cause instanceof ApiError ? cause : null
      if (failure?.error === 'aborted') setRunning((now) => (now?.stop === job.stop ? null : now))
      else change({ failed: failure?.error === 'network' ? s.uploadNet : failure?.fields['file'] || failure?.message || s.uploadNet })
    } finally {
      if (job.local) setTimeout(URL.revokeObjectURL, 60_000, job.local)
      latest.current.onBusy?.(false)
    }
  }

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file || busy || disabled) return
    if (files.length > 1) return setRefusal(s.uploadOne)
    const problem = fileProblem(file, purpose)
    if (problem) {
      setRunning(null)
      return setRefusal(problem === 'kind' ? s.uploadKind(kinds) : problem === 'size' ? s.uploadSize(limit) : s.uploadEmpty)
    }
    void start(file)
  }

  const remove = (file: UploadedFile) => {
    onChange(value.filter((other) => other.id !== file.id))
    // The button that was pressed is gone.
    requestAnimationFrame(() => chooser.current?.focus())
  }

  const full = max > 1 && value.length >= max
  const message = refusal ?? error
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
              <li className={css.item} key={file.id}>
                <Preview url={file.url} name={file.name} />
                <span className={css.about}>
                  <a className={css.name} href={file.url} target="_blank" rel="noopener">
                    {file.name}
                  </a>
                  <span className={blocks.fine}>{fileSizeText(file.size)}</span>
                </span>
                {!disabled && (
                  <ActionIcon size={32} aria-label={s.uploadRemove(file.name)} onClick={() => remove(file)}>
                    <IconX size={18} stroke={1.75} aria-hidden="true" />
                  </ActionIcon>
                )}
              </li>
            ))}
            {running && (
              <RunningItem
                running={running}
                onCancel={() => (running.failed ? setRunning(null) : running.stop.abort())}
                onRetry={() => start(running.file)}
              />
            )}
          </ul>
        )}
        {!full && !busy && (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
          <div
            className={css.drop}
            data-over={over || undefined}
            data-error={message ? true : undefined}
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
              {max === 1 && value.length > 0 ? s.uploadReplace : s.uploadChoose}
            </Button>
            <span>{s.uploadDrop}</span>
            {max > 1 && <span className={blocks.fine}>{s.uploadCount(value.length, max)}</span>}
            <span className={`${css.limit} ${blocks.fine}`} id={`${id}-limit`}>
              {under ? s.uploadLimitUnder(kinds, limit) : s.uploadLimit(kinds, limit)}
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
      </fieldset>
      {message && (
        <Input.Error className={css.error} id={`${id}-error`} role="alert">
          {message}
        </Input.Error>
      )}
      <span className="sr-only" aria-live="polite">
        {busy ? (running.part >= 1 ? s.uploadChecking : '') : said}
      </span>
    </Input.Wrapper>
  )
}

function RunningItem({ running, onCancel, onRetry }: { running: Running; onCancel: () => void; onRetry: () => void }) {
  const s = useTexts(t)
  const percent = Math.floor(running.part * 100)
  const { name, size } = running.file
  return (
    <li className={css.item}>
      <Preview url={running.local} name={name} />
      <span className={css.about}>
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
      {running.failed && (
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
