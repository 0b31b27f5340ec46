/** The server's models by short names; the definitions are generated from its OpenAPI. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type LegalMove = Schemas["LegalMove"];
export type LogEntry = Schemas["LogEntry"];
export type Snapshot = Schemas["Snapshot"];
export type Moment = Schemas["Moment"];
export type Replay = Schemas["Replay"];
export type Review = Schemas["Review"];
export type RoomInfo = Schemas["RoomInfo"];
export type Me = Schemas["Me"];
export type MyRoom = Schemas["MyRoom"];
export type SeatInfo = Schemas["SeatInfo"];
export type TitleInfo = Schemas["TitleInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type DeckCard = Schemas["DeckCard"];
/** A title that is played with decks of one's own. */
export type DeckTitle = TitleInfo & { decks: Schemas["Decks"] };
export type ChatLine = Schemas["ChatLine"];
export type PendingUndo = Schemas["PendingUndo"];
export type HintMove = Schemas["HintMove"];
export type Bots = Schemas["Bots"];
export type StreamMessage = Schemas["StreamMessage"];
export type NewRoom = Schemas["NewRoom"];
export type EmpireView = Schemas["EmpireView"];
export type EmpireLand = Schemas["EmpireLand"];
export type EmpireBattle = Schemas["EmpireBattle"];
export type EmpirePending = Schemas["EmpirePending"];
export type EmpireSide = Schemas["EmpireSide"];
export type RomaView = Schemas["RomaView"];
export type RomaSide = Schemas["RomaSide"];
export type RomaPending = Schemas["RomaPending"];
export type PokernView = Schemas["PokernView"];
export type PokernSide = Schemas["PokernSide"];
export type PokernPending = Schemas["PokernPending"];
export type LusitaniaView = Schemas["LusitaniaView"];
export type LusitaniaSide = Schemas["LusitaniaSide"];
export type LusitaniaPending = Schemas["LusitaniaPending"];
export type LusitaniaPlace = Schemas["LusitaniaPlace"];
export type LusitaniaPrinted = Schemas["LusitaniaPrinted"];
export type Help = Schemas["Help"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonNow = Schemas["LessonNow"];
export type CardHelp = Schemas["CardHelp"];
export type Hint = Schemas["Hint"];
