import { ActionIcon } from '@mantine/core'
import { IconExternalLink, IconRotate2, IconRotateClockwise2, IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import blocks from '../../blocks.module.css'
import { useTexts } from '../../i18n.tsx'
import spacing from '../../spacing.module.css'
import { SectionCard } from '../SectionCard.tsx'
import css from './review.module.css'
import { t } from './texts.ts'

export interface Piece {
  label: string
  file: { id: string; url: string; name: string } | null
}

interface View {
  scale: number
  turn: number
  x: number
  y: number
}
const plain: View = { scale: 1, turn: 0, x: 0, y: 0 }
const MAX_SCALE = 6
const STEP_PX = 40

/** Pictures of a claim for close reading: enlarged, rotated, moved. */
export function Evidence({ title, pieces }: { title?: string; pieces: readonly Piece[] }) {
  const s = useTexts(t)
  const shown = pieces.filter((piece) => piece.file !== null)
  const [chosen, setChosen] = useState(0)
  const piece = shown[chosen] ?? shown[0]
  return (
    <SectionCard title={title ?? s.evidence}>
      {!piece && <p className={blocks.fine}>{s.noEvidence}</p>}
      {shown.length > 1 && (
        <div className={`${blocks.line} ${css.which}`}>
          {shown.map((each, index) => (
            <button key={each.label} type="button" aria-pressed={each === piece} onClick={() => setChosen(index)}>
              {each.label}
            </button>
          ))}
        </div>
      )}
      {piece?.file && <Picture key={piece.file.id} label={piece.label} file={piece.file} />}
    </SectionCard>
  )
}

function Picture({ label, file }: { label: string; file: NonNullable<Piece['file']> }) {
  const s = useTexts(t)
  const [view, setView] = useState(plain)
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null)
  const zoomed = view.scale > 1
  const zoom = (factor: number) =>
    setView((now) => {
      const scale = Math.min(MAX_SCALE, Math.max(1, now.scale * factor))
      return scale === 1 ? { ...now, scale, x: 0, y: 0 } : { ...now, scale }
    })
  const turn = (by: number) => setView((now) => ({ ...now, turn: now.turn + by }))
  const move = (x: number, y: number) => setView((now) => ({ ...now, x: now.x + x, y: now.y + y }))

  const keys = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [STEP_PX, 0], ArrowRight: [-STEP_PX, 0], ArrowUp: [0, STEP_PX], ArrowDown: [0, -STEP_PX] }[event.key]
    if (event.key === '+' || event.key === '=') zoom(1.4)
    else if (event.key === '-') zoom(1 / 1.4)
    else if (way && zoomed) move(way[0]!, way[1]!)
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent) => {
    if (!from) return
    move(event.clientX - from.x, event.clientY - from.y)
    setFrom({ x: event.clientX, y: event.clientY })
  }
  if (/\.pdf$/i.test(file.name)) {
    return (
      <p>
        <a href={file.url} target="_blank" rel="noopener">
          {file.name}
        </a>
        <br />
        {s.pdf}
      </p>
    )
  }
  const tools = [
    { name: s.zoomIn, Icon: IconZoomIn, act: () => zoom(1.4) },
    { name: s.zoomOut, Icon: IconZoomOut, act: () => zoom(1 / 1.4) },
    { name: s.turnLeft, Icon: IconRotate2, act: () => turn(-90) },
    { name: s.turnRight, Icon: IconRotateClockwise2, act: () => turn(90) },
    { name: s.reset, Icon: IconZoomReset, act: () => setView(plain) },
  ]
  return (
    <>
      <section
        className={css.stage}
        data-zoomed={zoomed || undefined}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the enlarged picture
        tabIndex={0}
        onKeyDown={keys}
        onPointerDown={(event) => {
          if (!zoomed) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom({ x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={() => setFrom(null)}
        onPointerCancel={() => setFrom(null)}
      >
        <img
          className={css.picture}
          src={file.url}
          alt={label}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.turn}deg)` }}
        />
      </section>
      <div className={`${blocks.line} ${spacing.after3}`}>
        {tools.map(({ name, Icon, act }) => (
          <ActionIcon key={name} variant="default" size={36} aria-label={name} title={name} onClick={act}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        ))}
        <ActionIcon
          component="a"
          href={file.url}
          target="_blank"
          rel="noopener"
          variant="default"
          size={36}
          aria-label={s.openFile}
          title={s.openFile}
        >
          <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      {zoomed && <p className={blocks.fine}>{s.panHint}</p>}
    </>
  )
}
