import { Button, Skeleton } from '@mantine/core'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { safeBack } from '../contract/paths.ts'
import { Buy } from './Buy.tsx'
import css from './beans.module.css'
import { useBeanPackages, useBeanWallet } from './queries.ts'
import { Moves, Orders } from './Records.tsx'
import { t } from './texts.ts'

/** Beans of a company or a person. `?beans=` opens the order of a package; `?back=` is the page to return to. */
export default function BeansPage() {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const mayBuy = useMay('bean:buy')
  const seesMoney = useMay('wallet:view')
  const wallet = useBeanWallet()
  const sale = useBeanPackages()
  const back = safeBack(params.get('back'))
  const chosen = sale.data?.packages.find((one) => String(one.beans) === params.get('beans'))
  const inCompany = location.hash.startsWith('#/companyHome')

  if (chosen && mayBuy) return <Buy key={chosen.beans} chosen={chosen} walletMinor={sale.data!.walletMinor} back={back} />
  return (
    <>
      <PageHeader title={s.title} about={s.about} {...(back && { back: { to: back, label: s.back } })} />
      <div className={blocks.stack}>
        <div className={blocks.columns} data-ratio="5-7">
          <SectionCard title={s.balance}>
            {wallet.isError ? (
              <ErrorState error={wallet.error} onRetry={() => void wallet.refetch()} />
            ) : wallet.data ? (
              <div className={blocks.tight}>
                <p className={`${blocks.figure} ${css.balance}`}>{s.beans(wallet.data.balance)}</p>
                <p className={blocks.quiet}>{s.worth(Math.floor(wallet.data.balance / wallet.data.unlockCost), wallet.data.unlockCost)}</p>
                {inCompany && <p className={blocks.fine}>{s.shared}</p>}
                <p>
                  <Link to="/globalQuickfind">{s.find}</Link>
                </p>
              </div>
            ) : (
              <Skeleton height={120} />
            )}
          </SectionCard>
          <SectionCard title={s.packages} about={s.packagesAbout}>
            {sale.isError ? (
              <ErrorState error={sale.error} onRetry={() => void sale.refetch()} />
            ) : sale.data ? (
              <Packages packages={sale.data.packages} unlockCost={wallet.data?.unlockCost} mayBuy={mayBuy} params={params} />
            ) : (
              <Skeleton height={180} />
            )}
            <p className={blocks.fine}>
              {mayBuy ? s.rules : s.askOthers}{' '}
              <a href="#/platformProtocol/3" target="_blank" rel="noopener">
                {s.agreement}
                <span className="sr-only">{s.newTab}</span>
              </a>
            </p>
          </SectionCard>
        </div>
        {seesMoney && <Orders mayBuy={mayBuy} />}
        {seesMoney && <Moves />}
      </div>
    </>
  )
}

interface PackagesProps {
  packages: { beans: number; priceMinor: number; currency: 'CNY' }[]
  unlockCost: number | undefined
  mayBuy: boolean
  params: URLSearchParams
}

function Packages({ packages, unlockCost, mayBuy, params }: PackagesProps) {
  const s = useTexts(t)
  const lang = useLang()
  if (packages.length === 0)
    return <EmptyState bare title={s.noneOnSale} why={s.noneOnSaleWhy} action={<Link to="/contactUs">{s.contact}</Link>} />
  const to = (beans: number) => {
    const next = new URLSearchParams(params)
    next.set('beans', String(beans))
    return `?${next}`
  }
  return (
    <ul className={lists.lines}>
      {packages.map((one) => (
        <li key={one.beans} className={css.package}>
          <span className={css.count}>{s.beans(one.beans)}</span>
          <span className={`${blocks.tight} ${css.price}`}>
            <MoneyText amountMinor={one.priceMinor} currency={one.currency} />
            {unlockCost !== undefined && (
              <span className={blocks.fine}>
                {s.perContact(formatMoney(Math.round((one.priceMinor * unlockCost) / one.beans), one.currency, lang))}
              </span>
            )}
          </span>
          {mayBuy && (
            <Button component={Link} to={to(one.beans)} variant="default">
              {s.buy(one.beans)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
