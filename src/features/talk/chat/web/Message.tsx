import { IconFile } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { formatClock, formatTime } from '../../../../platform/web/ui/time.ts'
import { fileSizeText } from '../../../../platform/web/ui/upload.ts'
import { writtenIn } from '../../../../platform/web/written-in.ts'
import { isShownPicture } from '../../../base/upload/contract/file.ts'
import { type Piece, piecesOf } from '../contract/markup.ts'
import { asksToPayOutside } from '../contract/outside.ts'
import { hiddenHost, hrefOf } from './leaving/links.ts'
import css from './message.module.css'
import { t } from './texts.ts'
import { VoicePlayer } from './voice/VoicePlayer.tsx'

interface ShownFile {
  id: string
  url: string
  name: string
  size: number
  seconds?: number | undefined
}

interface MessageProps {
  mine: boolean
  /** Whose it is; absent for one's own. */
  sender?: { name: string; avatar: string; desk: boolean }
  /** The first of several of one sender, which alone shows the name. */
  begins: boolean
  content: string
  /** Names of the mentioned, which are marked in the text. */
  mentioned?: readonly string[]
  /** The message that this one answers. */
  quote?: ReactNode
  files: readonly ShownFile[]
  at: number
  /** Beside it: how far it has come, and what can be done. */
  tools?: ReactNode
  /** Below it: why it is not sent. */
  foot?: ReactNode
  isFound?: boolean
}

/** Invisible signs that turn the direction of what follows them: a text with them reads as another one (Unicode TR 36). */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

export function Message({ mine, sender, begins, content, mentioned = [], quote, files, at, tools, foot, isFound }: MessageProps) {
  const lang = useLang()
  const s = useTexts(t)
  const iso = new Date(at).toISOString()
  const time = (
    <time dateTime={iso} title={formatTime(iso, lang)}>
      {formatClock(iso, undefined, false)}
    </time>
  )
  return (
    <div className={css.message} data-mine={mine || undefined} data-begins={begins || undefined} data-found={isFound || undefined}>
      {sender && <span className={css.face}>{begins && <Avatar name={sender.name} src={sender.avatar} size={28} />}</span>}
      <div className={css.said}>
        {sender && begins && (
          <span className={css.who}>
            <bdi>{sender.name}</bdi>
            {sender.desk && <span className={css.desk}>{s.desk}</span>}
            {time}
          </span>
        )}
        {quote}
        <div className={css.beside}>
          <div className={css.content}>
            {content !== '' && (
              <p className={css.bubble} dir="auto" lang={writtenIn(content)}>
                {piecesOf(content.replaceAll(TURNS, '')).map((piece, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message never change their places
                  <Drawn key={at} piece={piece} mentioned={mentioned} mine={mine} />
                ))}
              </p>
            )}
            {asksToPayOutside(content) && <p className={blocks.fine}>{s.outside}</p>}
            {files.map((file) => (
              <Attached key={file.id} file={file} mine={mine} />
            ))}
          </div>
          <span className={css.tools}>
            {!(sender && begins) && time}
            {tools}
          </span>
        </div>
        {foot && <span className={`${blocks.line} ${css.foot}`}>{foot}</span>}
      </div>
    </div>
  )
}

function Drawn({ piece, mentioned, mine }: { piece: Piece; mentioned: readonly string[]; mine: boolean }) {
  const lang = useLang()
  if (piece.kind === 'text') return <Text text={piece.text} mentioned={mentioned} />
  if (piece.kind === 'face')
    return (
      <span role="img" aria-label={lang === 'cn' ? piece.face.code : piece.face.en}>
        {piece.face.sign}
      </span>
    )
  // Pictures of other hosts are not fetched: they would show that host who reads.
  if (piece.kind === 'image' && piece.url.startsWith('/')) return <img className={css.picture} src={piece.url} alt="" loading="lazy" />
  if (piece.kind === 'audio' && piece.url.startsWith('/')) return <VoicePlayer voice={piece} isNew={!mine} />
  const host = piece.kind === 'link' ? hiddenHost(piece) : null
  return (
    <>
      <a href={hrefOf(piece.url)} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{'text' in piece ? piece.text : piece.url}</bdi>
      </a>
      {host !== null && <small className={css.host}> ({host})</small>}
    </>
  )
}

function Text({ text, mentioned }: { text: string; mentioned: readonly string[] }): ReactNode {
  const [name, ...others] = mentioned
  if (name === undefined) return text
  return text.split(`@${name}`).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
    <Fragment key={at}>
      {at > 0 && <strong className={css.mention}>@{name}</strong>}
      <Text text={part} mentioned={others} />
    </Fragment>
  ))
}

function Attached({ file, mine }: { file: ShownFile; mine: boolean }) {
  if (file.seconds !== undefined) return <VoicePlayer voice={file} isNew={!mine} />
  if (isShownPicture(file.name))
    return (
      <a href={file.url} target="_blank" rel="noopener noreferrer" className={css.pictureLink}>
        <img className={css.picture} src={file.url} alt={file.name} loading="lazy" />
      </a>
    )
  return <FileLink file={file} />
}

export const FileLink = ({ file }: { file: ShownFile }) => (
  <a className={`${blocks.row} ${css.file}`} href={file.url} target="_blank" rel="noopener noreferrer">
    <IconFile size={20} stroke={1.75} aria-hidden="true" />
    <span>{file.name}</span>
    <small>{fileSizeText(file.size)}</small>
  </a>
)
