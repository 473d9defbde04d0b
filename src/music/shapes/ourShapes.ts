/**
 * Shapes that songbooks have and the package lacks: the chord, its frets from low E to high E, and the fingers, 0 for
 * none.
 */
export const OUR_SHAPES = `
D7/F#       200212  200314
D7/G        3x0212  400213
Eb7/G       3x132x  301420
A7/C#       x42223  031112
Bb7/D       x53334  031112
G7/C        x30001  030001
Em/A        x02000  002000
Dm/G        3x0231  300241
Gm/C        x35333  013111
Cm/F        1x1013  102034
Em(add9)    024000  013000
Em(add9)/H  x24000  013000
Am(add9)/C  x32200  031200
Am(add9)/G  302410  302410
Em(add11)   002000  002000
Dadd9/F#    200230  100230
Eadd9/G#    424100  324100
Aadd9/C#    x42200  031200
Gadd9/H     x20203  010203
Fadd9/A     x03213  003214
Fadd9/C     x33213  033214
Cadd9/G     332030  231040
Cadd9/H     x20010  020010
Dsus4/F#    200033  100023
`;
