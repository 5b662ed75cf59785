import type { ReactNode } from 'react'
import { texts } from '../../contract/texts.ts'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import lists from '../lists.module.css'
import { PageHeader } from './PageHeader.tsx'
import { SectionCard } from './SectionCard.tsx'

const t = texts({
  willDo: { cn: '开放后可以做什么', en: 'What you will be able to do' },
  meanwhile: { cn: '在此之前', en: 'In the meantime' },
})

export interface LaterPageProps {
  title: string
  about: string
  /** What it will do. */
  will: readonly string[]
  /** The alternative until then, and whom to contact. */
  meanwhile: string
  children: ReactNode
}

/** A page that is not built yet, and says so. */
export function LaterPage({ title, about, will, meanwhile, children }: LaterPageProps) {
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
        {children}
      </SectionCard>
    </div>
  )
}
