/** What a mission is made of, and how one lies on the table, as the server tells it. */
export type { BenchView as Bench, ClauseView as ClauseKind, FieldView as FieldOf, SideView as BenchTile } from "../../../contract/BenchView";
export type { PlanView as Picture } from "../../../contract/PlanView";
