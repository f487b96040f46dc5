import JSON
import Testing

struct BitStackTests {
  @Test func aNewOneIsEmpty() {
    let stack = BitStack()
    #expect(stack.isEmpty)
    #expect(stack.count == 0)
  }

  /// 64 bits are in one register and the rest in an array: what comes back must not show it. The
  /// bits are those of an irregular sequence, so that one taken from the wrong word differs.
  @Test(arguments: [1, 63, 64, 65, 127, 128, 129, 200, 1000])
  func bitsComeBackInReverse(depth: Int) {
    var numbers = FixedNumbers(seed: UInt64(depth))
    let bits = (0..<depth).map { _ in Bool.random(using: &numbers) }
    var stack = BitStack()
    for (index, bit) in bits.enumerated() {
      stack.push(bit)
      #expect(stack.top == bit)
      #expect(stack.count == index + 1)
    }
    for (index, bit) in bits.enumerated().reversed() {
      #expect(stack.top == bit)
      stack.pop()
      #expect(stack.count == index)
    }
    #expect(stack.isEmpty)
  }

  /// Against a plain array, through pushes and pops that cross the words' edges both ways.
  @Test func itIsAnArrayOfBits() {
    var numbers = FixedNumbers(seed: 7)
    var stack = BitStack()
    var model: [Bool] = []
    for step in 0..<20_000 {
      // Grows for a while, then shrinks, so that every depth up to some hundreds is met.
      let grows = (step / 500).isMultiple(of: 2)
      if model.isEmpty || Int.random(in: 0..<4, using: &numbers) < (grows ? 3 : 1) {
        let bit = Bool.random(using: &numbers)
        stack.push(bit)
        model.append(bit)
      } else {
        stack.pop()
        model.removeLast()
      }
      guard stack.count == model.count, stack.isEmpty == model.isEmpty,
        model.isEmpty || stack.top == model.last
      else {
        Issue.record("differs from an array at step \(step), depth \(model.count)")
        return
      }
    }
  }

  @Test func anEmptiedOneBeginsAgain() {
    var stack = BitStack()
    for _ in 0..<130 { stack.push(true) }
    stack.removeAll()
    #expect(stack.isEmpty)
    stack.push(false)
    stack.push(true)
    #expect(stack.top)
    stack.pop()
    #expect(!stack.top)
    #expect(stack.count == 1)
  }
}
