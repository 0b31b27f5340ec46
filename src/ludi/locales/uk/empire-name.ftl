# History of the Roman Empire on the home page and at the top of its table. It travels with web.ftl.

web-title-empire = Історія Римської імперії
web-title-empire-about = Імператори й народи б’ються за провінції, від двох до чотирьох за столом.
web-brief-empire = Римська імперія
