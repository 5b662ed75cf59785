import { SERVICE_HOURS } from '../../rules/constants.ts'

/** The service hours as the source writes them: "9:00-18:30". */
export const serviceHoursText = `${SERVICE_HOURS.from.replace(/^0/, '')}-${SERVICE_HOURS.to}`
