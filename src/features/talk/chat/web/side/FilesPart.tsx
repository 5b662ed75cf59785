import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Pagination } from '../../../../../platform/web/ui/Pagination.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { piecesOf } from '../../contract/markup.ts'
import { hiddenHost, hrefOf } from '../leaving/links.ts'
import { FileLink } from '../Message.tsx'
import { useList, useRead } from '../queries.ts'
import { VoicePlayer } from '../voice/VoicePlayer.tsx'
import { t } from './texts.ts'

const PAGE_SIZE = 20

interface PartProps {
  id: string
  onShow: (seq: number) => void
}

/** Every file of a conversation, latest first, with the way to its message. */
export function FilesPart({ id, onShow }: PartProps) {
  const s = useTexts(t)
  const [pageNo, setPageNo] = useState(1)
  const files = useList('GET /ws/chat/files', { id, pageNo, pageSize: PAGE_SIZE })
  const card = useRead('GET /ws/chat/card', { id })
  const nameOf = (from: string) => card.data?.members.find((one) => one.id === from)?.name ?? s.formerMember
  if (files.isError) return <ErrorState error={files.error} onRetry={() => files.refetch()} />
  if (files.data?.total === 0) return <EmptyState title={s.noFiles} why={s.noFilesWhy} bare />
  return (
    <div className={blocks.form} aria-busy={files.isPending}>
      <ul className={blocks.form}>
        {files.data?.records.map((file) => (
          <li key={`${file.seq}:${file.id}`} className={blocks.tight}>
            {file.seconds === undefined ? <FileLink file={file} /> : <VoicePlayer voice={file} isNew={false} />}
            <Where name={nameOf(file.from)} time={file.time} onShow={() => onShow(file.seq)} />
          </li>
        ))}
      </ul>
      {files.data && files.data.total > PAGE_SIZE && (
        <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={files.data.total} sizes={[PAGE_SIZE]} onChange={setPageNo} />
      )}
    </div>
  )
}

function linksIn(content: string): { url: string; text: string }[] {
  const links = piecesOf(content).flatMap((piece) => (piece.kind === 'link' ? [{ url: piece.url, text: piece.text }] : []))
  return [...new Map(links.map((link) => [link.url, link])).values()]
}

/** Every link of a conversation, latest first. */
export function LinksPart({ id, onShow }: PartProps) {
  const s = useTexts(t)
  const [pageNo, setPageNo] = useState(1)
  const links = useList('GET /ws/chat/links', { id, pageNo, pageSize: PAGE_SIZE })
  if (links.isError) return <ErrorState error={links.error} onRetry={() => links.refetch()} />
  if (links.data?.total === 0) return <EmptyState title={s.noLinks} why={s.noLinksWhy} bare />
  return (
    <div className={blocks.form} aria-busy={links.isPending}>
      <ul className={blocks.form}>
        {links.data?.records.map((event) => (
          <li key={event.seq} className={blocks.tight}>
            {linksIn(event.content).map(({ url, text }) => (
              <a key={url} href={hrefOf(url)} target="_blank" rel="noopener noreferrer nofollow">
                {text}
                {hiddenHost({ url, text }) !== null && ` (${hiddenHost({ url, text })})`}
              </a>
            ))}
            <Where name={event.username} time={new Date(event.timestamp).toISOString()} onShow={() => onShow(event.seq)} />
          </li>
        ))}
      </ul>
      {links.data && links.data.total > PAGE_SIZE && (
        <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={links.data.total} sizes={[PAGE_SIZE]} onChange={setPageNo} />
      )}
    </div>
  )
}

function Where({ name, time, onShow }: { name: string; time: string; onShow: () => void }) {
  const s = useTexts(t)
  return (
    <span className={blocks.line}>
      <span className={blocks.fine}>
        {name} · <TimeText value={time} show="relative" />
      </span>
      <button type="button" className={blocks.textButton} onClick={onShow}>
        {s.showMessage}
      </button>
    </span>
  )
}
