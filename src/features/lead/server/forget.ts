import { forgetOldAddresses } from '../../../platform/server/addresses.ts'
import type { Act } from '../../../platform/server/services.ts'
import { lead } from './tables.ts'

export const forgetAddresses = (act: Act): Promise<void> => forgetOldAddresses(act, lead)
