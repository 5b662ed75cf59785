import { Suspense, useEffect, useRef, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../../platform/web/lazy-part.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { may } from '../../../../../platform/web/permissions.ts'
import { ActionButton, ActionLink, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { useLocation } from '../../../../../platform/web/router.tsx'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { rechargePath } from '../../../../money/bean/contract/paths.ts'
import type { ContactAnswer } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { d } from '../drawer-texts.ts'
import { useWrite } from '../queries.ts'

const NoPermissionNote = lazyPart(() => import('./NoPermissionNote.tsx'))

/**
 * The price, then the balance before and after, then one confirmation. The server refuses a price that has changed meanwhile, and a
 * message says so.
 */
export default function Buy({ answer, company }: { answer: ContactAnswer; company: boolean }) {
  const s = useTexts(d)
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState(false)
  const { cost, balance, number } = answer
  const unlock = useWrite('POST /ws/provider/unlock', {
    quiet: true,
    // Price or balance have changed: they are refetched before another confirmation.
    onError: () => setAsking(false),
  })
  const listed = usePermissions()
  if (!listed) return <p className={blocks.strong}>{s.cost(cost)}</p>
  if (!answer.mayUnlock || !may(listed.auth, 'provider:unlock'))
    return (
      <>
        <p className={blocks.strong}>{s.cost(cost)}</p>
        <Suspense fallback={null}>
          <NoPermissionNote needs="provider:unlock" text={s.mayNot} />
        </Suspense>
      </>
    )
  const short = balance < cost
  return (
    <>
      <p className={blocks.strong}>{s.cost(cost)}</p>
      {short ? (
        <Note tone="warn">
          <p>
            <strong>{s.insufficient}</strong>
          </p>
          <p>{s.short(cost, balance)}</p>
          <ActionLink to={rechargePath(company, pathname + search)} look="primary">
            {s.recharge}
          </ActionLink>
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
        <ActionRow>
          <ActionButton onClick={() => setAsking(true)}>{s.unlock(cost)}</ActionButton>
          <span className={blocks.fine}>
            {s.confirmBalance} {s.beans(balance)}
          </span>
        </ActionRow>
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
    <div className={blocks.form}>
      <h4 ref={heading} tabIndex={-1}>
        {s.confirmTitle}
      </h4>
      <dl className={`${lists.rows} ${lists.amounts} ${css.slip}`}>
        {line(s.confirmBalance, balance)}
        {line(s.confirmPrice, cost)}
        {line(s.confirmLeft, balance - cost, true)}
      </dl>
      <ActionRow>
        <ActionButton busy={pending} onClick={onConfirm}>
          {s.confirm(cost)}
        </ActionButton>
        <ActionButton look="outline" disabled={pending} onClick={onCancel}>
          {s.cancel}
        </ActionButton>
      </ActionRow>
    </div>
  )
}
