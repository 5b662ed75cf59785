import type { ReactNode } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useSession } from '../../../../platform/web/session.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { EntrySteps } from '../../account/web/parts.tsx'
import { areaPath, useAreaTree } from '../../area/web/queries.ts'
import css from './card.module.css'
import { t } from './texts.ts'

/** The path of an area in the language of the screen, while the form has only its code. */
export function useAreaText(code: string): string {
  const lang = useLang()
  const { data } = useAreaTree()
  return areaPath(data, code)
    .map((area) => area[lang])
    .join(' / ')
}

interface NameCardProps {
  /** The large text. */
  name: string
  line?: string
  org?: string
  facts: (string | undefined)[]
  picture?: string | null
  of: 'company' | 'person'
}

/** The business card as others will see it. */
export function NameCard({ name, line, org, facts, picture, of }: NameCardProps) {
  const s = useTexts(t)
  const shown = facts.filter(Boolean)
  return (
    <figure className={css.preview}>
      <div className={`${blocks.stack} ${css.card}`} data-night>
        <div className={css.cardHead}>
          <Avatar name={name} src={picture} size={64} square={of === 'company'} />
          <span className={css.kind}>{of === 'company' ? s.cardCompany : s.cardPerson}</span>
        </div>
        <div>
          <p className={css.cardName} data-empty={!name || undefined}>
            {name || s.previewName}
          </p>
          {line && <p className={css.cardLine}>{line}</p>}
          {org && <p className={blocks.quiet}>{org}</p>}
        </div>
        <p className={blocks.quiet}>{shown.length > 0 ? shown.join(' · ') : of === 'company' ? s.previewFacts : s.previewFactsPerson}</p>
        <svg className={css.tide} viewBox="0 0 320 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 10H320" stroke="var(--mint)" strokeWidth="2" />
          <path d="M40 22H320" stroke="var(--mint)" strokeWidth="1.5" opacity="0.6" />
          <path d="M96 33H320" stroke="var(--mint)" strokeWidth="1" opacity="0.35" />
        </svg>
      </div>
      <figcaption>{s.previewCaption}</figcaption>
    </figure>
  )
}

/** A form with a preview of the card beside it; below it if the screen is narrow. */
export function CardShell({ of, form, preview }: { of: 'company' | 'person'; form: ReactNode; preview: ReactNode }) {
  const s = useTexts(t)
  // A user who signed in with only a code has skipped the registration steps and has no password.
  const registered = (useSession().userInfo as { hasPassword?: boolean } | null)?.hasPassword !== false
  return (
    <div className={`${blocks.page} ${css.page}`}>
      <div className={`${blocks.tight} ${css.head}`}>
        <h1 tabIndex={-1}>{s.cardTitle}</h1>
        <p className={blocks.quiet}>{of === 'company' ? s.cardAboutCompany : s.cardAboutPersonal}</p>
        {registered && <EntrySteps at={3} />}
      </div>
      <div className={`${blocks.columns} ${css.columns}`}>
        <div className={blocks.panel}>{form}</div>
        <div>{preview}</div>
      </div>
    </div>
  )
}

export function CardFinish({ pending, disabled }: { pending: boolean; disabled: boolean }) {
  const s = useTexts(t)
  return (
    <FormFoot>
      <ActButton needs="own" type="submit" size="md" loading={pending} blocked={disabled}>
        {s.cardFinish}
      </ActButton>
    </FormFoot>
  )
}

/** While the card's data loads. */
export const CardLoading = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => (
  <div className={`${blocks.page} ${css.page}`}>{error ? <ErrorState error={error} onRetry={onRetry} /> : <FormSkeleton fields={6} />}</div>
)
