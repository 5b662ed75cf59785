import { type ReactNode, useLayoutEffect, useRef } from 'react'
import blocks from '../../blocks.module.css'
import { useTexts } from '../../i18n.tsx'
import css from './review.module.css'
import { type CaseParty, caseStanding } from './standing.ts'
import { t } from './texts.ts'

interface CaseFrameProps {
  title: ReactNode
  number?: ReactNode
  status?: ReactNode
  meta?: ReactNode
  /** Its companies and people: those that the platform has stopped are named above everything else. */
  about: readonly CaseParty[]
  /** It pays them money. */
  pays?: boolean
  /** Whether the keys `a` and `r` decide now. */
  deciding?: boolean
  /** What `a` and `r` do here, if not approve and reject. */
  yes?: string
  no?: string
  children: ReactNode
}

/** A case: its heading, the available keys, and its sections. */
export function CaseFrame({ title, number, status, meta, about, pays = false, deciding = false, yes, no, children }: CaseFrameProps) {
  const head = useRef<HTMLElement>(null)
  // Who picks an entry far down in the queue reads its case from the beginning.
  useLayoutEffect(() => {
    if (head.current && head.current.getBoundingClientRect().top < 0) head.current.scrollIntoView()
  }, [])
  return (
    <div className={blocks.form}>
      <header ref={head} className={`${blocks.tight} ${css.head}`}>
        <div className={blocks.line}>
          {/* It takes the focus when the previous case was decided. */}
          <h2 tabIndex={-1} data-review-title>
            {title}
          </h2>
          {status}
        </div>
        {(number || meta) && (
          <p className={`${blocks.line} ${blocks.quiet}`}>
            {number && <span>{number}</span>}
            {meta}
          </p>
        )}
      </header>
      <KeyHints deciding={deciding} yes={yes} no={no} />
      {about.length > 0 && <caseStanding.Slot about={about} pays={pays} />}
      {children}
    </div>
  )
}

function KeyHints({ deciding, yes, no }: Pick<CaseFrameProps, 'deciding' | 'yes' | 'no'>) {
  const s = useTexts(t)
  const keys: [string, string][] = [
    ['j', s.keyNext],
    ['k', s.keyPrevious],
  ]
  if (deciding) keys.unshift(['a', yes ?? s.keyApprove], ['r', no ?? s.keyReject])
  return (
    <p className={`${blocks.line} ${blocks.fine} ${css.hints}`}>
      <span className="sr-only">{s.keys}: </span>
      {keys.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}

/** While a case or a list loads. */
export function Bones() {
  return (
    <div className={`${blocks.card} ${blocks.form} ${css.bones}`} aria-hidden="true">
      {['82%', '60%', '74%', '45%'].map((width) => (
        <span className={blocks.bone} key={width} style={{ width }} />
      ))}
    </div>
  )
}
