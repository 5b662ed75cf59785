import { Suspense } from 'react'
import { formatAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { messageOf } from '../../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../../platform/web/lazy-part.tsx'
import { ActionButton, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { rememberReturnPath } from '../../../../../platform/web/return-path.ts'
import { Link, useLocation, useNavigate } from '../../../../../platform/web/router.tsx'
import { isCompany, isIndividual, isOperator, type UserInfo, useSession } from '../../../../../platform/web/session.ts'
import { useBeanPrices } from '../../../../money/bean/web/queries.ts'
import type { ProviderDetail } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { d } from '../drawer-texts.ts'
import { useContact } from '../queries.ts'

// Not for visitors, who come by shared links.
const Buy = lazyPart(() => import('./Buy.tsx'))
export const UnlockedContact = lazyPart(() => import('./UnlockedContact.tsx'))

export const isMember = (userInfo: UserInfo | null): boolean =>
  (isCompany(userInfo) || isIndividual(userInfo)) && userInfo?.whetherIntact === 'Y'

/** The available kinds of contact, their price, and their values once paid for. Operators see the kinds alone. */
export function ContactBox({ of }: { of: ProviderDetail }) {
  const s = useTexts(d)
  const lang = useLang()
  const { userInfo } = useSession()
  const member = isMember(userInfo)
  const { data, isError, error, refetch, isFetching } = useContact(of.number, member)
  const kinds = of.contactKinds.map((kind) => s.kind(kind)).join(lang === 'en' ? ', ' : '、')
  return (
    <section
      className={`${blocks.panel} ${blocks.form} ${css.contact}`}
      aria-labelledby="provider-contact"
      aria-busy={(member && !data && !isError) || undefined}
    >
      <h3 id="provider-contact">{s.contact}</h3>
      {data?.contact ? (
        <Suspense fallback={null}>
          <UnlockedContact answer={data} contact={data.contact} />
        </Suspense>
      ) : (
        <>
          <p>{s.has(kinds)}</p>
          {of.contactDead ? (
            <Note tone="warn">{s.dead}</Note>
          ) : !userInfo ? (
            <Visitor cost={of.unlockCost} />
          ) : isOperator(userInfo) ? null : !member ? (
            <Incomplete company={isCompany(userInfo)} cost={of.unlockCost} />
          ) : data ? (
            <Suspense fallback={<p className={blocks.strong}>{s.cost(of.unlockCost)}</p>}>
              <Buy answer={data} company={isCompany(userInfo)} />
            </Suspense>
          ) : isError ? (
            <Note tone="bad">
              <p>{messageOf(error, lang)}</p>
              <ActionButton look="outline" busy={isFetching} onClick={() => void refetch()}>
                {s.retry}
              </ActionButton>
            </Note>
          ) : (
            <p className={blocks.strong}>{s.cost(of.unlockCost)}</p>
          )}
        </>
      )}
    </section>
  )
}

/** Goes through the sign-in and back to exactly this place. */
export function useReturn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (to: string) => {
    rememberReturnPath(pathname + search)
    void navigate(to)
  }
}

/** What a contact is in money, by the packages on sale. */
function InMoney() {
  const s = useTexts(d)
  const { data } = useBeanPrices()
  const prices = data?.packages.map(({ contactMinor }) => contactMinor) ?? []
  if (prices.length === 0) return null
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((minor) => formatAmount(minor, 'CNY')) as [string, string]
  return (
    <p className={blocks.fine}>
      {s.inMoney(least === most ? `CNY ${least}` : `CNY ${least}–${most}`)} <Link to="/aboutUs?at=pricing">{s.allPrices}</Link>
    </p>
  )
}

function Visitor({ cost }: { cost: number }) {
  const s = useTexts(d)
  const leave = useReturn()
  return (
    <>
      <p className={blocks.strong}>{s.cost(cost)}</p>
      <InMoney />
      <ActionRow>
        <ActionButton onClick={() => leave('/loginHome')}>{s.signIn}</ActionButton>
        <ActionButton look="quiet" onClick={() => leave('/loginHome/registry')}>
          {s.register}
        </ActionButton>
      </ActionRow>
      <p className={blocks.fine}>{s.signInWhy}</p>
    </>
  )
}

function Incomplete({ company, cost }: { company: boolean; cost: number }) {
  const s = useTexts(d)
  const leave = useReturn()
  return (
    <>
      <p className={blocks.strong}>{s.cost(cost)}</p>
      <ActionRow>
        <ActionButton onClick={() => leave(`/loginHome/visitingCard?userType=${company ? 'company' : 'personal'}`)}>{s.card}</ActionButton>
      </ActionRow>
      <p className={blocks.fine}>{s.cardWhy}</p>
    </>
  )
}
