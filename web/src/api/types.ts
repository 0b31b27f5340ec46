/** The server's models by short names; the definitions are generated from its OpenAPI. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type LegalMove = Schemas["LegalMove"];
export type LogEntry = Schemas["LogEntry"];
export type Snapshot = Schemas["Snapshot"];
export type Moment = Schemas["Moment"];
export type Replay = Schemas["Replay"];
export type RoomInfo = Schemas["RoomInfo"];
export type Me = Schemas["Me"];
export type MyRoom = Schemas["MyRoom"];
export type SeatInfo = Schemas["SeatInfo"];
export type TitleInfo = Schemas["TitleInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type CardInfo = Schemas["CardInfo"];
export type DeckInfo = Schemas["DeckInfo"];
export type ChatLine = Schemas["ChatLine"];
export type PendingUndo = Schemas["PendingUndo"];
export type HintMove = Schemas["HintMove"];
export type Bots = Schemas["Bots"];
export type StreamMessage = Schemas["StreamMessage"];
export type NewRoom = Schemas["NewRoom"];
export type PokernView = Schemas["PokernView"];
export type PokernSide = Schemas["PokernSide"];
export type PokernPending = Schemas["PokernPending"];
