import type { ReactNode } from 'react'
import { ContactLines } from '../../features/lead/web/parts.tsx'
import blocks from '../../platform/web/blocks.module.css'
import { useTexts } from '../../platform/web/i18n.tsx'
import lists from '../../platform/web/lists.module.css'
import { PageHeader } from '../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../platform/web/ui/SectionCard.tsx'
import { t } from './later/texts.ts'

/** A page that is still to come: what it will do, what serves until then, and whom to reach. Nothing on it pretends. */
export function LaterPage({ title, about, will, meanwhile }: { title: string; about: string; will: string[]; meanwhile: ReactNode }) {
  const s = useTexts(t)
  return (
    <div className={blocks.stack}>
      <PageHeader title={title} about={about} />
      <SectionCard title={s.willDo}>
        <ul className={lists.bullets}>
          {will.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={s.meanwhile}>
        <p>{meanwhile}</p>
        <ContactLines />
      </SectionCard>
    </div>
  )
}
