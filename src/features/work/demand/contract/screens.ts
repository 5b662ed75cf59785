/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'companyClock',
  'personalWorkbench',
  'myDemands',
  'myProviders',
  'demandTemplates',
  'demandForm',
  'demandDetails',
  'hosting',
  'facilitator',
  'rFacilitator',
  'sFacilitator',
  'joinedDemands',
  'hallHome',
  'hallRecommend',
  'operatorDemandReview',
  'operatorSplits',
] as const satisfies readonly string[]
