import { Alert } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { may } from '../../../../../platform/web/permissions.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { type ConfirmRequest, useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import type { Permission } from '../../../../../rules/permissions.ts'
import type { Flag } from '../../../employee/contract/employee.ts'
import { flaggedPath } from '../../../employee/contract/paths.ts'
import { formatPay } from '../../../salary/contract/currency.ts'
import { amountInWords } from '../../contract/amount-words.ts'
import { type RunMove, runMoves } from '../../contract/run.ts'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Pay } from '../parts.tsx'
import css from '../payroll.module.css'
import { useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { OutsideDialog } from './OutsideDialog.tsx'
import { t } from './texts.ts'

/** Moves of the run itself; those of one payment are in its row. */
const shown = [
  'calculate',
  'submit',
  'approve',
  'sendBack',
  'pay',
  'payOutside',
  'publish',
  'lock',
  'reopen',
  'cancel',
] as const satisfies readonly RunMove[]
type Shown = (typeof shown)[number]

const needed: Record<Shown, Permission> = {
  calculate: 'payroll:prepare',
  submit: 'payroll:prepare',
  approve: 'payroll:approve',
  sendBack: 'payroll:approve',
  pay: 'payroll:pay',
  payOutside: 'payroll:pay',
  publish: 'payroll:publish',
  lock: 'payroll:lock',
  reopen: 'payroll:approve',
  cancel: 'payroll:approve',
}

/** Why nothing was sent, and the list of employees where that is put right. */
const payeeFlags: Partial<Record<string, Flag>> = { payeesUnconfirmed: 'payeeUnconfirmed', payeesIncomplete: 'noBankAccount' }

/** The next moves, each with the reason why not. */
export function Moves({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const auth = usePermissions()?.auth
  const [outside, setOutside] = useState(false)
  const { ask, pending, refused } = useMoves(run, () => setOutside(true))
  const moves = shown.filter((move) => run.moves.some((one) => one.move === move) && may(auth, needed[move]))
  const without = run.payments.some(({ state }) => state === 'outside')
  // What is paid elsewhere has nothing to send, and neither has a run whose payments are all on their way.
  const sends = toPay(run) > 0 || run.payments.length === 0
  const visible = moves.filter((move) => (move !== 'payOutside' || without) && (move !== 'pay' || sends))
  const first = visible.find(
    (move) => run.moves.find((one) => one.move === move)?.against === null && move !== 'cancel' && move !== 'reopen',
  )
  if (visible.length === 0) return null
  return (
    <section aria-label={s.next}>
      <div className={blocks.buttons}>
        {visible.map((move) => {
          const against = run.moves.find((one) => one.move === move)?.against ?? undefined
          const primary = move === first && !(move === 'calculate' && run.hash !== null)
          return (
            <ActButton
              needs={needed[move]}
              key={move}
              variant={primary || (move === 'submit' && against === undefined) ? 'filled' : 'default'}
              unable={against}
              loading={pending === move}
              onClick={() => ask(move)}
            >
              {runMoves[move].label[lang]}
            </ActButton>
          )
        })}
      </div>
      {refused && payeeFlags[refused.error] && (
        <Alert color="bad" mt="md">
          <p>{refused.message}</p>
          <Link to={flaggedPath(payeeFlags[refused.error]!)}>{s.toPayees}</Link>
        </Alert>
      )}
      <OutsideDialog run={run} opened={outside} onClose={() => setOutside(false)} />
    </section>
  )
}

function useMoves(run: RunDetail, openOutside: () => void) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const confirm = useConfirm()
  const done = (move: Shown) => ({ onDone: () => toast.success(runMoves[move].past[lang]) })
  const acts = {
    calculate: useWrite('POST /ws/payroll/run/calculate'),
    submit: useWrite('POST /ws/payroll/run/submit', done('submit')),
    sendBack: useWrite('POST /ws/payroll/run/return', done('sendBack')),
    approve: useWrite('POST /ws/payroll/run/approve', done('approve')),
    reopen: useWrite('POST /ws/payroll/run/reopen', done('reopen')),
    pay: useWrite('POST /ws/payroll/run/pay', { onDone: ({ sent }) => toast.success(s.sentNow(sent)) }),
    publish: useWrite('POST /ws/payroll/run/publish', done('publish')),
    lock: useWrite('POST /ws/payroll/run/lock', done('lock')),
    cancel: useWrite('POST /ws/payroll/run/cancel', done('cancel')),
  }
  const { id, version } = run
  const reason = { label: words.reason, required: true, max: 500 }
  const questions: Partial<Record<Shown, ConfirmRequest>> = {
    submit: { title: s.submitTitle, body: s.submitBody, verb: runMoves.submit.label[lang] },
    sendBack: { title: s.returnTitle, verb: runMoves.sendBack.label[lang], reason },
    approve: { title: s.approveTitle(run.number), body: <Approval run={run} />, verb: runMoves.approve.label[lang] },
    reopen: {
      title: s.reopenTitle,
      body: s.reopenBody,
      verb: runMoves.reopen.label[lang],
      tone: 'bad',
      reason,
    },
    pay: { title: s.payTitle, body: s.payBody(toPay(run)), verb: runMoves.pay.label[lang] },
    publish: { title: s.publishTitle, body: s.publishBody, verb: runMoves.publish.label[lang] },
    lock: { title: s.lockTitle, verb: runMoves.lock.label[lang] },
    cancel: {
      title: s.cancelTitle,
      body: s.cancelBody,
      verb: runMoves.cancel.label[lang],
      tone: 'bad',
      reason,
    },
  }
  const run1 = async (move: Shown, why: string) => {
    switch (move) {
      case 'approve':
        // What was on screen: another hash or other totals are refused.
        return acts.approve.run({
          id,
          version,
          hash: run.hash ?? '',
          totals: run.totals.map(({ currency, people, netMinor }) => ({ currency, people, netMinor })),
        })
      case 'sendBack':
      case 'reopen':
      case 'cancel':
        return acts[move].run({ id, version, reason: why })
      case 'payOutside':
        return openOutside()
      default:
        return acts[move].run({ id, version })
    }
  }
  const ask = async (move: Shown) => {
    const question = questions[move]
    const yes = question ? await confirm(question) : { reason: '' }
    if (yes) await run1(move, yes.reason)
  }
  const pending = (Object.keys(acts) as (keyof typeof acts)[]).find((move) => acts[move].pending)
  return { ask, pending, refused: acts.pay.error }
}

const toPay = ({ payments }: RunDetail): number =>
  payments.filter(({ state }) => state === 'held' || state === 'failed').reduce((all, { count }) => all + count, 0)

/** The totals again, in figures and in words. */
function Approval({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <div className={blocks.tight}>
      <ul className={lists.lines}>
        {run.totals.map((one) => (
          <li key={one.currency}>
            <strong>
              <Pay minor={one.netMinor} currency={one.currency} />
            </strong>
            <span className={blocks.below}>
              {s.approveWords(one.people, formatPay(one.netMinor, one.currency), amountInWords(one.netMinor, one.currency, lang))}
            </span>
          </li>
        ))}
      </ul>
      <p className={blocks.quiet}>{s.approveBody}</p>
      <p className={css.hash}>
        {s.hash} {run.hash}
      </p>
    </div>
  )
}
