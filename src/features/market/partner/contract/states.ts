export const partnerKinds = ['service', 'channel'] as const
export type PartnerKind = (typeof partnerKinds)[number]

export const applicationStates = ['received', 'inReview', 'approved', 'declined'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const channelStates = ['active', 'paused'] as const
export type ChannelState = (typeof channelStates)[number]

export const APPROACH_MAX = 1_500
export const REGIONS_MAX = 20
/** Of a month, in the estimator of shares. */
export const VOLUME_MAX = 1_000_000_000
/** Limit of applications per hour from one address. */
export const APPLICATIONS_PER_HOUR = 10
