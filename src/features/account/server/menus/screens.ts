import type { screens as account } from '../../../account/contract/screens.ts'
import type { screens as agreement } from '../../../agreement/contract/screens.ts'
import type { screens as article } from '../../../article/contract/screens.ts'
import type { screens as bean } from '../../../bean/contract/screens.ts'
import type { screens as calendar } from '../../../calendar/contract/screens.ts'
import type { screens as chat } from '../../../chat/contract/screens.ts'
import type { screens as claim } from '../../../claim/contract/screens.ts'
import type { screens as company } from '../../../company/contract/screens.ts'
import type { screens as consultation } from '../../../consultation/contract/screens.ts'
import type { screens as cost } from '../../../cost/contract/screens.ts'
import type { screens as demand } from '../../../demand/contract/screens.ts'
import type { screens as dictionary } from '../../../dictionary/contract/screens.ts'
import type { screens as event } from '../../../event/contract/screens.ts'
import type { screens as hiring } from '../../../hiring/contract/screens.ts'
import type { screens as influencer } from '../../../influencer/contract/screens.ts'
import type { screens as lead } from '../../../lead/contract/screens.ts'
import type { screens as licence } from '../../../licence/contract/screens.ts'
import type { screens as notice } from '../../../notice/contract/screens.ts'
import type { screens as operator } from '../../../operator/contract/screens.ts'
import type { screens as partner } from '../../../partner/contract/screens.ts'
import type { screens as profile } from '../../../profile/contract/screens.ts'
import type { screens as provider } from '../../../provider/contract/screens.ts'
import type { screens as setting } from '../../../setting/contract/screens.ts'
import type { screens as solution } from '../../../solution/contract/screens.ts'
import type { screens as talent } from '../../../talent/contract/screens.ts'
import type { screens as wallet } from '../../../wallet/contract/screens.ts'

type Lists =
  | typeof account
  | typeof agreement
  | typeof article
  | typeof bean
  | typeof calendar
  | typeof chat
  | typeof claim
  | typeof company
  | typeof consultation
  | typeof cost
  | typeof demand
  | typeof dictionary
  | typeof event
  | typeof hiring
  | typeof influencer
  | typeof lead
  | typeof licence
  | typeof notice
  | typeof operator
  | typeof partner
  | typeof profile
  | typeof provider
  | typeof setting
  | typeof solution
  | typeof talent
  | typeof wallet

/** Every screen that a menu may name. */
export type ScreenName = Lists[number]
