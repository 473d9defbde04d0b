export * from './chordLine';
export * from './chordSymbol';
export * from './notation';
export * from './pitch';
export * from './sheetLine';
export * from './spelling';
export * from './typedChord';
export * from './voice';
