import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DemandScreen } from './DemandScreen.tsx'
import { ChatScreen, OverviewScreen, SlipScreen } from './Screens.tsx'
import css from './show.module.css'
import { t } from './texts.ts'

/** What people see after they have signed in: the large screen first, three small ones below. */
export default function Showcase() {
  const s = useTexts(t)
  return (
    <div className={`${blocks.stack} ${css.showcase}`}>
      <DemandScreen />
      <div className={`${blocks.columns} ${css.three}`}>
        <OverviewScreen />
        <SlipScreen />
        <ChatScreen />
      </div>
      <p className={blocks.fine}>{s.sample}</p>
    </div>
  )
}
