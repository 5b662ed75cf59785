import { ActionIcon, Button, Popover, Textarea } from '@mantine/core'
import { IconMoodSmile, IconPaperclip, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { ApiError } from '../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { acceptOf, fileProblem, type UploadedFile, uploadFile } from '../../../platform/web/ui/upload.ts'
import { MESSAGE_CHARACTERS, MESSAGE_FILES_MAX } from '../../../rules/constants.ts'
import { offeredFaces } from '../contract/faces.ts'
import css from './chat.module.css'
import { chatState, draftOf, keepDraft, type Outgoing, sendMessage } from './state.ts'
import { t } from './texts.ts'

interface Attachment {
  key: string
  file: File
  /** Between 0 and 1. */
  part: number
  done: UploadedFile | null
  failed: string | null
  stop: AbortController
}

export interface ComposerProps {
  id: string
  isFocused: boolean
  onEditLast: (message: Outgoing) => void
}

/** The field for a new message, with pictures and files. What is typed is kept until it is sent. */
export function Composer({ id, isFocused, onEditLast }: ComposerProps) {
  const s = useTexts(t)
  const [text, setText] = useState(() => draftOf(id))
  const { attached, add, remove, upload, clear } = useAttachments()
  const picker = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (next: string) => {
    setText(next)
    keepDraft(id, next)
  }
  const files = attached.flatMap((one) => one.done ?? [])
  const isReady = files.length === attached.length && (text.trim() !== '' || files.length > 0) && text.length <= MESSAGE_CHARACTERS

  const send = () => {
    if (!isReady) return
    sendMessage(id, text.trim(), files)
    write('')
    clear()
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter chooses a candidate while an input method is composing; Safari reports it by the code 229 alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
    const failed = event.key === 'ArrowUp' && text === '' && chatState.get().outbox.findLast((one) => one.id === id && one.failed !== null)
    if (failed) {
      event.preventDefault()
      onEditLast(failed)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add([...event.clipboardData.files])
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may also be picked by the button
    <div className={css.composer} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      {attached.length > 0 && (
        <ul className={blocks.pills}>
          {attached.map((one) => (
            <AttachmentChip key={one.key} one={one} onRemove={() => remove(one)} onAgain={() => upload(one)} />
          ))}
        </ul>
      )}
      <Textarea
        ref={field}
        aria-label={s.write}
        placeholder={s.writeHint}
        autosize
        minRows={1}
        maxRows={6}
        value={text}
        autoFocus={isFocused}
        error={text.length > MESSAGE_CHARACTERS && s.tooLong(MESSAGE_CHARACTERS)}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      <div className={css.tools}>
        <FacePicker
          onPick={(code) => {
            write(`${text}face[${code}]`)
            field.current?.focus()
          }}
        />
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={s.attach} onClick={() => picker.current?.click()}>
          <IconPaperclip size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={acceptOf('chatFile')}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <Button onClick={send} disabled={!isReady}>
          {s.send}
        </Button>
      </div>
    </div>
  )
}

function FacePicker({ onPick }: { onPick: (code: string) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={s.faces} onClick={() => setOpened(!opened)}>
          <IconMoodSmile size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={s.faces}>
        <div className={css.faces}>
          {offeredFaces.map((face) => {
            const name = lang === 'cn' ? face.code : face.en
            return (
              <button
                key={face.code}
                type="button"
                aria-label={name}
                title={name}
                onClick={() => {
                  setOpened(false)
                  onPick(face.code)
                }}
              >
                {face.sign}
              </button>
            )
          })}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function AttachmentChip({ one, onRemove, onAgain }: { one: Attachment; onRemove: () => void; onAgain: () => void }) {
  const s = useTexts(t)
  const { name } = one.file
  return (
    <li className={css.attached}>
      {one.failed ? (
        <>
          <span className={blocks.bad} role="alert">
            {name}: {one.failed}
          </span>
          <button type="button" className={blocks.textButton} aria-label={s.again(name)} onClick={onAgain}>
            {s.resend}
          </button>
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

function useAttachments() {
  const s = useTexts(t)
  const [attached, setAttached] = useState<readonly Attachment[]>([])
  const change = (key: string, next: Partial<Attachment>) =>
    setAttached((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const upload = ({ key, file, stop }: Attachment) => {
    change(key, { failed: null, part: 0 })
    uploadFile(file, purposeOf(file), { signal: stop.signal, onProgress: (part) => change(key, { part }) }).then(
      (done) => change(key, { done }),
      (error) => change(key, { failed: error instanceof ApiError ? error.message : String(error) }),
    )
  }
  const add = (files: readonly File[]) => {
    const fit = files.filter((file) => fileProblem(file, 'chatFile') === null)
    for (const file of files) if (!fit.includes(file)) toast.error(s.wrongKind(file.name))
    if (attached.length + fit.length > MESSAGE_FILES_MAX) toast.error(s.tooMany(MESSAGE_FILES_MAX))
    const taken = fit
      .slice(0, MESSAGE_FILES_MAX - attached.length)
      .map((file): Attachment => ({ key: crypto.randomUUID(), file, part: 0, done: null, failed: null, stop: new AbortController() }))
    setAttached((all) => [...all, ...taken])
    for (const one of taken) upload(one)
  }
  const remove = ({ key, stop }: Attachment) => {
    stop.abort()
    setAttached((all) => all.filter((one) => one.key !== key))
  }
  return { attached, add, remove, upload, clear: () => setAttached([]) }
}
