import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import css from '../entry.module.css'
import { t } from '../texts.ts'

/** The pages before the workbench: the platform's claim beside one form. */
export function EntryShell({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const s = useTexts(t)
  return (
    <div className={css.shell}>
      <aside className={css.aside} data-night>
        <div>
          <p className={css.motto}>{s.motto}</p>
          <p className={css.mottoAbout}>{s.mottoAbout}</p>
        </div>
        <Harbour />
      </aside>
      <div className={css.sheet}>
        <div className={`${blocks.stack} ${css.form}`}>
          <h1 tabIndex={-1}>{title}</h1>
          {about && <p className={css.about}>{about}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}

/** The platform's mark, drawn large: arc, beacon, tide lines. */
export function Harbour() {
  return (
    <svg className={css.harbour} viewBox="0 0 480 260" fill="none" aria-hidden="true">
      <path d="M100 170a140 140 0 0 1 280 0" stroke="var(--on-night)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="240" cy="30" r="22" fill="var(--beacon)" />
      {[170, 196, 220, 242].map((y, at) => (
        <path
          key={y}
          d={`M${20 + at * 34} ${y}H${460 - at * 34}`}
          stroke="var(--mint)"
          strokeWidth={8 - at * 1.6}
          strokeLinecap="round"
          opacity={1 - at * 0.22}
        />
      ))}
    </svg>
  )
}
