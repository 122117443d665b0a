/**
 * Names of cache tags. A page or a query carries the tags of what it shows, and
 * a write touches the tags of what it changed. Platform-wide lists carry no
 * tag of this kind: they are refreshed by time (60 s).
 */
export const tags = {
  animal: (id: string) => `animal:${id}`,
  /** How many people like an animal, as far as its page says. */
  animalLikes: (id: string) => `animal:${id}:likes`,
  page: (id: string) => `page:${id}`,
  article: (id: string) => `article:${id}`,
  /** Identity, theme, hours and state of a shelter. */
  shelter: (id: string) => `shelter:${id}`,
  /** How many people follow a shelter, as far as its site says. */
  shelterFollowers: (id: string) => `shelter:${id}:followers`,
  /** What a person shows of themselves. */
  profile: (user: string) => `profile:${user}`,
  /** A badge as profiles show it. */
  badge: (id: string) => `badge:${id}`,
  /** How many people follow a profile, as far as its page says. */
  profileFollowers: (user: string) => `profile:${user}:followers`,
  /** The menu and the set of public pages of a shelter. */
  shelterPages: (id: string) => `shelter:${id}:pages`,
  /** The lists of animals of a shelter. */
  shelterAnimals: (id: string) => `shelter:${id}:animals`,
  /** What a shelter asks for an adoption or a sponsorship. */
  shelterPlans: (id: string) => `shelter:${id}:plans`,
  /** The frequent questions of a shelter. */
  shelterFaq: (id: string) => `shelter:${id}:faq`,
  /** What a shelter asks for in kind: its list and its block. */
  shelterSupplies: (id: string) => `shelter:${id}:supplies`,
  /** The page of something that a shelter asks for. */
  supplyRequest: (id: string) => `supply-request:${id}`,
  /** The campaigns of a shelter: their list, their block, what they received. */
  shelterCampaigns: (id: string) => `shelter:${id}:campaigns`,
  /** The page of a campaign, with what it received. */
  campaign: (id: string) => `campaign:${id}`,
  /** Which campaign an address means. */
  campaignSlug: (slug: string) => `campaign-slug:${slug}`,
  /** What people say of a shelter. */
  shelterTestimonials: (id: string) => `shelter:${id}:testimonials`,
  /** The members of a team who are shown on the site of the shelter. */
  shelterTeam: (id: string) => `shelter:${id}:team`,
  /** The titles of teams that every shelter may use. */
  commonTitles: 'titles:common',
  /** The articles of a shelter, their lists and their addresses. */
  shelterNews: (id: string) => `shelter:${id}:news`,
  form: (id: string) => `form:${id}`,
  /** The forms of a shelter that are open to the public, and their lists. */
  shelterForms: (id: string) => `shelter:${id}:forms`,
  /** Which shelter answers to which slug or id. */
  shelterKeys: 'shelters:keys',
  /** The page of a lost or found animal. */
  lostFound: (id: string) => `lost-found:${id}`,
  /** The page of a walk. */
  walk: (id: string) => `walk:${id}`,
  /** The posts that the sheet of an animal shows. */
  animalWall: (id: string) => `animal:${id}:wall`,
  /** Which walk an address means. */
  walkSlug: (slug: string) => `walk-slug:${slug}`,
  /** The missions that a shelter has for volunteers. */
  shelterMissions: (id: string) => `shelter:${id}:missions`,
  /** The page of a mission for volunteers, by its address. */
  mission: (slug: string) => `mission:${slug}`,
  /** The page of a vet, a shop, a trainer. */
  place: (slug: string) => `place:${slug}`,
  /** The pages of words of the platform. */
  siteTexts: 'site-texts',
} as const
