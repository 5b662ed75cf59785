import { Suspense, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../../platform/web/lazy-part.tsx'
import { ActionButton, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { isCompany, isOperator, useSession } from '../../../../../platform/web/session.ts'
import type { ProviderDetail } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { h } from '../hire-texts.ts'
import { isMember, useReturn } from './ContactBox.tsx'

// Not for visitors, who come by shared links.
const HireForm = lazyPart(() => import('./HireForm.tsx'))
const Claim = lazyPart(() => import('./Claim.tsx'))

/** Inviting the entry to a request of the reader's company. Individuals and operators invite nobody. */
export function Hire({ of }: { of: ProviderDetail }) {
  const s = useTexts(h)
  const { userInfo } = useSession()
  const leave = useReturn()
  const [open, setOpen] = useState(!isMember(userInfo))
  if (userInfo && !isCompany(userInfo)) return null
  return (
    <section className={`${blocks.panel} ${blocks.form} ${css.contact}`} aria-labelledby="provider-hire">
      <h3 id="provider-hire">{s.inviteTitle}</h3>
      {of.refusesInvitations ? (
        <Note>{s.refuses}</Note>
      ) : (
        <>
          <p>{of.hasAccount ? s.reachAccount : s.reachMessage}</p>
          {!open ? (
            <ActionRow>
              <ActionButton onClick={() => setOpen(true)}>{s.invite}</ActionButton>
            </ActionRow>
          ) : !userInfo ? (
            <ActionRow>
              <ActionButton onClick={() => leave('/loginHome')}>{s.signIn}</ActionButton>
            </ActionRow>
          ) : isMember(userInfo) ? (
            <Suspense fallback={null}>
              <HireForm of={of} />
            </Suspense>
          ) : (
            <ActionRow>
              <ActionButton onClick={() => leave('/loginHome/visitingCard?userType=company')}>{s.card}</ActionButton>
            </ActionRow>
          )}
        </>
      )}
    </section>
  )
}

/** For those whom the entry names. */
export function ClaimBox({ of }: { of: ProviderDetail }) {
  const s = useTexts(h)
  const { userInfo } = useSession()
  const leave = useReturn()
  if (isOperator(userInfo) || (!userInfo && of.hasAccount)) return null
  if (userInfo && isMember(userInfo))
    return (
      <Suspense fallback={null}>
        <Claim of={of} />
      </Suspense>
    )
  return (
    <section className={`${blocks.form} ${css.contact}`} aria-labelledby="provider-claim">
      <h3 id="provider-claim">{s.claimTitle}</h3>
      <p>{s.claimAbout}</p>
      <ActionRow>
        <ActionButton look="outline" onClick={() => leave(userInfo ? '/loginHome/visitingCard' : '/loginHome')}>
          {userInfo ? s.card : s.claimSignIn}
        </ActionButton>
      </ActionRow>
    </section>
  )
}
