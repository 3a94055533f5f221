/** As the page of devices shows it. */
export interface BoughtPlan {
  imei: string
  /** Its name, and until when it holds. */
  text: string
}

/** Null if they could not be had; nothing of who is not signed in. */
export type FindPlans = () => Promise<BoughtPlan[] | null>
