import { type ContactContext, contactLink } from '../../../../platform/contract/contact-link.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { carry } from '../../../../platform/web/carry.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { useNavigate } from '../../../../platform/web/router.tsx'
import { CARRIED_DEMAND, type DemandPrefill, NEW_DEMAND } from '../../../work/demand/contract/prefill.ts'
import { t } from './texts.ts'

/** The last step of every tool: a demand draft behind the sign-in, or a prefilled contact form. */
export function Handover({ demand, contact }: { demand: DemandPrefill; contact: ContactContext }) {
  const s = useTexts(t)
  const navigate = useNavigate()
  return (
    <>
      <ActionButton
        onClick={() => {
          carry(CARRIED_DEMAND, demand)
          void navigate(NEW_DEMAND)
        }}
      >
        {s.toDemand}
      </ActionButton>
      <ActionLink to={contactLink(contact)}>{s.toContact}</ActionLink>
    </>
  )
}

/** A title of its parts, as each language joins them: 越南商标与知识产权; Vietnam · Trademarks and IP. */
export const titleOf = (parts: readonly string[], lang: Lang): string => parts.filter(Boolean).join(lang === 'en' ? ' · ' : '')
