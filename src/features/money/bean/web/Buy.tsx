import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate, useSearchParams } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormErrors } from '../../../../platform/web/ui/FormErrors.tsx'
import { MoneyLines } from '../../../../platform/web/ui/MoneyLines.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'
import { UsualTime } from '../../../base/queue/web/parts.tsx'
import { PayIntoAccount } from '../../../base/setting/web/parts/PayIntoAccount.tsx'
import { call, stale, useBeanPackages, useWrite } from './queries.ts'
import { t } from './texts.ts'

interface Chosen {
  beans: number
  priceMinor: number
  currency: 'CNY'
}

/** The page of beans without the order, with the return path kept. */
function useHere(): string {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.delete('beans')
  return `?${next}`
}

/** One package: by bank transfer with a voucher, or at once from the company's wallet if there is one. */
export function Buy({ chosen, walletMinor, back }: { chosen: Chosen; walletMinor: number | null; back: string | null }) {
  const s = useTexts(t)
  const here = useHere()
  const [way, setWay] = useState<'transfer' | 'wallet'>(walletMinor !== null && walletMinor >= chosen.priceMinor ? 'wallet' : 'transfer')
  const [number, setNumber] = useState<string | null>(null)

  if (number)
    return (
      <>
        <PageHeader title={s.doneTitle} back={{ to: here, label: s.toBeans }} />
        <SectionCard>
          <div className={blocks.form}>
            <p className={blocks.quiet}>{s.orderNumber}</p>
            <p className={blocks.figure}>{number}</p>
            <p className={blocks.quiet}>
              {s.doneAbout} <UsualTime queue="beanOrder" />
            </p>
            <div className={blocks.buttons}>
              <Button component={Link} to={back ?? here}>
                {back ? s.back : s.toBeans}
              </Button>
            </div>
          </div>
        </SectionCard>
      </>
    )
  return (
    <>
      <PageHeader title={s.orderTitle(chosen.beans)} back={{ to: here, label: s.toBeans }} />
      <div className={blocks.stack}>
        {walletMinor !== null && (
          <SegmentedControl
            aria-label={s.howToPay}
            value={way}
            onChange={(value) => setWay(value as typeof way)}
            data={[
              { value: 'transfer', label: s.byTransfer },
              { value: 'wallet', label: s.byWallet },
            ]}
          />
        )}
        {way === 'wallet' && walletMinor !== null ? (
          <FromWallet chosen={chosen} walletMinor={walletMinor} back={back} here={here} />
        ) : (
          <ByTransfer chosen={chosen} onDone={setNumber} />
        )}
      </div>
    </>
  )
}

function FromWallet({ chosen, walletMinor, back, here }: { chosen: Chosen; walletMinor: number; back: string | null; here: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { refetch } = useBeanPackages()
  const price = formatMoney(chosen.priceMinor, 'CNY', lang)
  const left = walletMinor - chosen.priceMinor
  const pay = useWrite('POST /ws/bean/buy', {
    quiet: true,
    onDone: ({ beans }) => {
      toast.success(s.arrived(beans))
      void navigate(back ?? here)
    },
    onError: () => void refetch(),
  })
  const lines = [
    { label: s.walletHolds, amountMinor: walletMinor },
    { label: s.price, amountMinor: chosen.priceMinor, deduct: true },
  ]
  const ask = async () => {
    const yes = await confirm({
      title: s.payTitle(chosen.beans),
      body: s.payBody,
      money: { currency: 'CNY', lines, total: { label: s.walletAfter, amountMinor: left } },
      verb: s.payNow(price),
    })
    if (yes) await pay.run({ beans: chosen.beans, priceMinor: chosen.priceMinor })
  }
  return (
    <SectionCard>
      <div className={blocks.form}>
        {left >= 0 ? (
          <MoneyLines currency="CNY" lines={lines} total={{ label: s.walletAfter, amountMinor: left }} />
        ) : (
          <>
            <MoneyLines currency="CNY" lines={lines} />
            <p className={blocks.quiet}>{s.short(formatMoney(-left, 'CNY', lang))}</p>
          </>
        )}
        {pay.error && <ErrorState error={pay.error} {...(pay.error.error === 'previewChanged' && { message: s.changed })} />}
        <div className={blocks.buttons}>
          {left >= 0 ? (
            <ActButton needs="bean:buy" onClick={() => void ask()} loading={pay.pending}>
              {s.payNow(price)}
            </ActButton>
          ) : (
            <Button component={Link} to="/companyHome/wallet?topUp=1&currency=CNY">
              {s.topUp}
            </Button>
          )}
        </div>
      </div>
    </SectionCard>
  )
}

function ByTransfer({ chosen, onDone }: { chosen: Chosen; onDone: (number: string) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [uploading, setUploading] = useState(false)
  const { refetch } = useBeanPackages()
  const price = formatMoney(chosen.priceMinor, 'CNY', lang)
  const act = useActForm<{ bankReference: string; voucher: UploadedFile | null }, { number: string }>({
    initial: { bankReference: '', voucher: null },
    check: (typed): Record<string, string> => (typed.voucher ? {} : { voucher: fieldErrors.fileRequired[lang] }),
    save: ({ bankReference, voucher }, options) =>
      call(
        'POST /ws/bean/order',
        { beans: chosen.beans, priceMinor: chosen.priceMinor, bankReference, voucher: voucher?.url ?? '' },
        { ...options, quiet: true },
      ),
    stale,
    onDone: ({ number }) => onDone(number),
    onError: () => void refetch(),
  })
  return (
    <div className={blocks.columns} data-ratio="5-7">
      <SectionCard title={s.payInto}>
        <PayIntoAccount currency="CNY" />
      </SectionCard>
      <SectionCard title={s.thenUpload}>
        <form className={blocks.form} noValidate onSubmit={act.onSubmit}>
          <FormErrors of={act} />
          <MoneyLines currency="CNY" lines={[{ label: s.beans(chosen.beans), amountMinor: chosen.priceMinor }]} />
          <p className={blocks.quiet}>{s.exactly(price)}</p>
          <TextInput description={s.referenceHint} maxLength={140} autoComplete="off" {...act.field('bankReference', s.reference)} />
          <UploadField description={s.voucherHint} purpose="voucher" required onBusy={setUploading} {...act.field('voucher', s.voucher)} />
          {act.failure && <ErrorState error={act.failure} {...(act.failure.error === 'previewChanged' && { message: s.changed })} />}
          <div className={blocks.buttons}>
            <ActButton needs="bean:buy" type="submit" loading={act.pending} blocked={uploading}>
              {s.submit}
            </ActButton>
            {uploading && <span className={blocks.quiet}>{s.uploading}</span>}
          </div>
        </form>
      </SectionCard>
    </div>
  )
}
