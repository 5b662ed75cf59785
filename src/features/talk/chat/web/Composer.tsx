import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { acceptOf, type UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { MESSAGE_CHARACTERS, MESSAGE_FILES_MAX } from '../../../../rules/constants.ts'
import { AttachmentChip, useAttachments } from './Attachments.tsx'
import chat from './chat.module.css'
import { chatState } from './chat-store.ts'
import css from './composer.module.css'
import { draftOf, keepDraft } from './drafts.ts'
import { FacePicker } from './FacePicker.tsx'
import { previewOf } from './lines.ts'
import { mentionedIn } from './mentions.ts'
import type { ChatEvent, Member } from './queries.ts'
import { sendMessage } from './sending.ts'
import { sayTyping } from './state.ts'
import { t } from './texts.ts'
import { useDroppedFiles } from './useDroppedFiles.ts'
import { type MentionList, useMentions } from './useMentions.ts'
import { VoiceRecorder } from './voice/VoiceRecorder.tsx'
import type { Outgoing } from './waiting.ts'
import { asSent, asTyped } from './written.ts'

interface ComposerProps {
  id: string
  isFocused: boolean
  /** Who can be mentioned: the other members of a group. */
  members: readonly Member[]
  /** The files of a message that is written again. */
  files: readonly UploadedFile[]
  reply: ChatEvent | null
  onReply: (event: ChatEvent | null) => void
  onEditLast: (message: Outgoing) => void
  onSent: () => void
}

/** The field for a new message, with pictures, files, mentions and the message that is answered. */
export function Composer({ id, isFocused, members, files: first, reply, onReply, onEditLast, onSent }: ComposerProps) {
  const s = useTexts(t)
  const { text, field, write, put } = useDraft(id)
  const { attached, add, remove, upload, clear } = useAttachments(first)
  const picked = useRef(new Set<string>())
  useEffect(() => {
    if (reply) field.current?.focus()
  }, [reply, field])
  const mentions = useMentions(members, (from, words, name) => put(from, from + words.length + 1, `@${name} `))
  const files = attached.flatMap((one) => one.done ?? [])
  const content = asSent(text.trim(), picked.current)
  const isTooLong = content.length > MESSAGE_CHARACTERS
  const isReady = files.length === attached.length && (content !== '' || files.length > 0) && !isTooLong

  const answered = reply && { replySeq: reply.seq }
  const sent = () => {
    onReply(null)
    onSent()
    field.current?.focus()
  }
  const send = () => {
    if (!isReady) return
    const mentioned = mentionedIn(content, members, mentions.picked)
    if (!sendMessage(id, { content, files, ...answered, ...(mentioned.length > 0 && { mentions: mentioned }) })) return
    write('')
    clear()
    sent()
  }
  /** What is too long for a message becomes a file of one. */
  const sendAsFile = () => {
    add([new File([text], s.textFile, { type: 'text/plain' })])
    write('')
  }
  /** By itself: what is in the field stays there. */
  const sendVoice = (voice: UploadedFile) => {
    if (sendMessage(id, { content: '', files: [voice], ...answered })) sent()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter chooses a candidate while an input method is composing; Safari reports it by the code 229 alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (mentions.onKey(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape' && reply) onReply(null)
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
  useDroppedFiles(add)
  const isListed = mentions.shown.length > 0
  return (
    <div className={`${blocks.tight} ${css.composer}`}>
      <Mentions list={mentions} />
      {reply && <Reply event={reply} onCancel={() => onReply(null)} />}
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
        aria-autocomplete={members.length > 0 ? 'list' : undefined}
        aria-controls={isListed ? mentions.listId : undefined}
        aria-activedescendant={isListed ? mentions.optionId(mentions.active) : undefined}
        placeholder={s.writeHint}
        autosize
        dir="auto"
        minRows={1}
        maxRows={6}
        value={text}
        autoFocus={isFocused}
        error={isTooLong && s.tooLong(MESSAGE_CHARACTERS, content.length)}
        onChange={({ currentTarget }) => {
          write(currentTarget.value)
          mentions.look(currentTarget.value, currentTarget.selectionStart)
          if (currentTarget.value !== '') sayTyping(id)
        }}
        onSelect={({ currentTarget }) => mentions.look(currentTarget.value, currentTarget.selectionStart)}
        onBlur={() => mentions.look('', 0)}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      <div className={`${blocks.line} ${css.tools}`}>
        <FacePicker
          onPick={(code) => {
            const at = field.current?.selectionStart ?? text.length
            picked.current.add(code)
            put(at, field.current?.selectionEnd ?? at, asTyped(`face[${code}]`))
          }}
        />
        <FilesButton onPick={add} />
        <VoiceRecorder onSend={sendVoice} />
        {isTooLong && attached.length < MESSAGE_FILES_MAX && (
          <Button variant="default" onClick={sendAsFile}>
            {s.asFile}
          </Button>
        )}
        <Button onClick={send} disabled={!isReady}>
          {s.send}
        </Button>
      </div>
    </div>
  )
}

/** The text of the field, kept as the draft of the conversation. */
function useDraft(id: string) {
  const [text, setText] = useState(() => draftOf(id))
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const write = (next: string) => {
    setText(next)
    keepDraft(id, next)
  }
  /** Puts a text in the place of the characters between two positions, and the caret behind it. */
  const put = (from: number, to: number, inserted: string) => {
    write(text.slice(0, from) + inserted + text.slice(to))
    caret.current = from + inserted.length
  }
  useLayoutEffect(() => {
    if (caret.current === null || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return { text, field, write, put }
}

function FilesButton({ onPick }: { onPick: (files: File[]) => void }) {
  const s = useTexts(t)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
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
          onPick([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** The list over the field. The focus stays in the field; the keys are there. */
function Mentions({ list }: { list: MentionList }) {
  const s = useTexts(t)
  if (list.shown.length === 0) return null
  return (
    <div id={list.listId} role="listbox" aria-label={s.mention} className={`${blocks.card} ${css.mentions}`}>
      {list.shown.map((member, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose
        <div
          key={member.id}
          id={list.optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === list.active}
          className={`${blocks.row} ${css.option}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.pick(member)}
        >
          <Avatar name={member.name} src={member.avatar} size={28} />
          <bdi>{member.name}</bdi>
          <small>{member.companyName}</small>
        </div>
      ))}
    </div>
  )
}

function Reply({ event, onCancel }: { event: ChatEvent; onCancel: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <div className={`${blocks.ends} ${css.reply}`}>
      <p className={chat.preview}>
        {s.replyTo(event.username)} {previewOf(event, lang)}
      </p>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={s.noReply} onClick={onCancel}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
