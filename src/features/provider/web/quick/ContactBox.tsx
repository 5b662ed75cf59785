import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAct } from '../../../../platform/web/act.ts'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Act, Press } from '../../../../platform/web/portal/acts.tsx'
import { Note } from '../../../../platform/web/portal/layout.tsx'
import { type UserInfo, useSession } from '../../../../platform/web/session.ts'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { rememberWanted } from '../../../../platform/web/wanted.ts'
import { rechargePath } from '../../../bean/contract/paths.ts'
import type { Contact, ContactAnswer, ContactKind, ProviderDetail } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { d } from '../drawer-texts.ts'
import { call, staleByUnlock, useContact } from '../queries.ts'
import { Report } from './ReportForm.tsx'

const MayNot = lazy(() => import('./MayNot.tsx'))

export const isMember = (userInfo: UserInfo | null): boolean =>
  (userInfo?.userType === 1 || userInfo?.userType === 2) && userInfo.whetherIntact === 'Y'

/** Which ways to reach a provider there are, what they cost, and what they are once paid for. Operators see the kinds alone. */
export function ContactBox({ of }: { of: ProviderDetail }) {
  const s = useTexts(d)
  const lang = useLang()
  const { userInfo } = useSession()
  const member = isMember(userInfo)
  const { data, isError, error, refetch, isFetching } = useContact(of.number, member)
  const kinds = of.contactKinds.map((kind) => s.kind(kind)).join(lang === 'en' ? ', ' : '、')
  return (
    <section className={css.contact} aria-labelledby="provider-contact" aria-busy={(member && !data && !isError) || undefined}>
      <h3 id="provider-contact">{s.contact}</h3>
      {data?.contact ? (
        <Paid answer={data} contact={data.contact} />
      ) : (
        <>
          <p>{s.has(kinds)}</p>
          {of.contactDead ? (
            <Note tone="warn">{s.dead}</Note>
          ) : !userInfo ? (
            <Visitor cost={of.unlockCost} />
          ) : userInfo.userType === 9 ? null : !member ? (
            <Incomplete userType={userInfo.userType} cost={of.unlockCost} />
          ) : data ? (
            <Buy answer={data} userType={userInfo.userType} />
          ) : isError ? (
            <Note tone="bad">
              <p>{error.message}</p>
              <Press look="outline" busy={isFetching} onClick={() => void refetch()}>
                {s.retry}
              </Press>
            </Note>
          ) : (
            <p className={css.cost}>{s.cost(of.unlockCost)}</p>
          )}
        </>
      )}
    </section>
  )
}

/** Leads through the sign-in and back to exactly this place. */
function useReturn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (to: string) => {
    rememberWanted(pathname + search)
    void navigate(to)
  }
}

function Visitor({ cost }: { cost: number }) {
  const s = useTexts(d)
  const leave = useReturn()
  return (
    <>
      <p className={css.cost}>{s.cost(cost)}</p>
      <div className={css.acts}>
        <Press onClick={() => leave('/loginHome')}>{s.signIn}</Press>
        <Press look="quiet" onClick={() => leave('/loginHome/registry')}>
          {s.register}
        </Press>
      </div>
      <p className={css.quiet}>{s.signInWhy}</p>
    </>
  )
}

function Incomplete({ userType, cost }: { userType: number; cost: number }) {
  const s = useTexts(d)
  const leave = useReturn()
  return (
    <>
      <p className={css.cost}>{s.cost(cost)}</p>
      <div className={css.acts}>
        <Press onClick={() => leave(`/loginHome/visitingCard?userType=${userType === 1 ? 'company' : 'personal'}`)}>{s.card}</Press>
      </div>
      <p className={css.quiet}>{s.cardWhy}</p>
    </>
  )
}

/** The price, then what there is and what is left, then one confirmation. A price that has changed meanwhile is refused by the server and told. */
function Buy({ answer, userType }: { answer: ContactAnswer; userType: number }) {
  const s = useTexts(d)
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const { cost, balance, number } = answer
  const unlock = useAct(
    (input: { id: string; confirm: number }, options) => call('POST /ws/provider/unlock', input, { ...options, quiet: true }),
    {
      stale: staleByUnlock,
      // Price and balance are not what they were: asked for again before another confirmation.
      onError: () => {
        setAsking(false)
        void client.invalidateQueries({ queryKey: ['provider'] })
      },
    },
  )
  if (!answer.mayUnlock)
    return (
      <>
        <p className={css.cost}>{s.cost(cost)}</p>
        <Suspense fallback={null}>
          <MayNot />
        </Suspense>
      </>
    )
  const short = balance < cost
  return (
    <>
      <p className={css.cost}>{s.cost(cost)}</p>
      {short ? (
        <Note tone="warn">
          <p>
            <strong>{s.insufficient}</strong>
          </p>
          <p>{s.short(cost, balance)}</p>
          <Act to={rechargePath(userType, pathname + search)} look="primary">
            {s.recharge}
          </Act>
        </Note>
      ) : asking ? (
        <Confirm
          cost={cost}
          balance={balance}
          pending={unlock.pending}
          onConfirm={() => void unlock.run({ id: number, confirm: cost })}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className={css.acts}>
          <Press onClick={() => setAsking(true)}>{s.unlock(cost)}</Press>
          <span className={css.quiet}>
            {s.confirmBalance} {s.beans(balance)}
          </span>
        </div>
      )}
      {unlock.error && !(short && unlock.error.error === 'insufficientBeans') && (
        <div role="alert">
          <Note tone="bad">{unlock.error.message}</Note>
        </div>
      )}
    </>
  )
}

interface ConfirmProps {
  cost: number
  balance: number
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

function Confirm({ cost, balance, pending, onConfirm, onCancel }: ConfirmProps) {
  const s = useTexts(d)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const line = (name: string, beans: number, total = false) => (
    <div data-total={total || undefined}>
      <dt>{name}</dt>
      <dd>{s.beans(beans)}</dd>
    </div>
  )
  return (
    <div className={css.confirm}>
      <h4 ref={heading} tabIndex={-1}>
        {s.confirmTitle}
      </h4>
      <dl className={css.slip}>
        {line(s.confirmBalance, balance)}
        {line(s.confirmPrice, cost)}
        {line(s.confirmLeft, balance - cost, true)}
      </dl>
      <div className={css.acts}>
        <Press busy={pending} onClick={onConfirm}>
          {s.confirm(cost)}
        </Press>
        <Press look="outline" disabled={pending} onClick={onCancel}>
          {s.cancel}
        </Press>
      </div>
    </div>
  )
}

const links: Partial<Record<ContactKind, (value: string) => string>> = {
  phone: (value) => `tel:${value.replaceAll(/[^+\d]/g, '')}`,
  email: (value) => `mailto:${value}`,
  website: (value) => value,
}
const kinds = ['person', 'phone', 'email', 'wechat', 'website'] as const

/** What was paid for, each line to be copied; and a report where nobody answers. */
export function Paid({ answer, contact }: { answer: ContactAnswer; contact: Contact }) {
  const s = useTexts(d)
  const lang = useLang()
  return (
    <>
      <p className={css.paid} role="status">
        {answer.unlockedAt && s.paidOn(formatTime(answer.unlockedAt, lang))}
      </p>
      <dl className={css.lines}>
        {kinds.flatMap((kind) => {
          const value = contact[kind]
          const href = links[kind]?.(value)
          if (!value) return []
          const own = lang === 'en' && /\p{Script=Han}/u.test(value) ? 'zh-CN' : undefined
          return [
            <div key={kind}>
              <dt>{s.kind(kind)}</dt>
              <dd>
                {href ? (
                  <a href={href} translate="no" {...(kind === 'website' && { target: '_blank', rel: 'noopener noreferrer' })}>
                    {value}
                  </a>
                ) : (
                  <span translate="no" lang={own}>
                    {value}
                  </span>
                )}
                <button type="button" aria-label={s.copyThis(s.kind(kind))} onClick={() => void copyText(value)}>
                  {s.copy}
                </button>
              </dd>
            </div>,
          ]
        })}
      </dl>
      {answer.contactDead && <Note tone="warn">{s.deadNow}</Note>}
      <Report answer={answer} />
    </>
  )
}
